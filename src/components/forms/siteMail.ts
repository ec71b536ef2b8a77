import { config } from '../../config';
import { parseKept } from '../../mail/kept';
import { createOutbox, type Outbox } from '../../mail/outbox';
import { createMailer, type Mailer } from '../../mail/send';
import { site } from '../../site';
import { createExclusively } from '../../storage/exclusively';
import { storageKeys } from '../../storage/keys';
import { createRecord } from '../../storage/record';
import { siteTags } from '../../tags/siteTags';

export interface SiteMail {
  mailer: Pick<Mailer, 'initialise'>;
  outbox: Outbox;
}

let mail: SiteMail | undefined;

/**
 * The site's one mailer and its outbox, put together from configuration when first asked for. From then on the
 * outbox tries again what could not be sent.
 */
export function siteMail(): SiteMail {
  if (!mail) {
    mail = build();
    mail.outbox.start();
  }
  return mail;
}

function build(): SiteMail {
  const mailer = createMailer({
    mail: config.mail,
    to: site.email,
    limitRateId: `${site.prefix}_mail`,
  });
  const record = createRecord({
    key: storageKeys.outbox,
    parse: parseKept,
    empty: () => [],
    // A full storage keeps the youngest enquiries.
    shrink: (kept) => (kept.length > 1 ? kept.slice(1) : undefined),
  });
  const outbox = createOutbox({
    record,
    send: mailer.send,
    name: storageKeys.outbox,
    locks: navigator.locks,
    exclusively: createExclusively(navigator.locks, storageKeys.outbox),
    report: (error) => reportError(error),
    isOnline: () => navigator.onLine,
    // Each allowed tag hears of a contact once, also of one that had to wait.
    onDelivered: ({ kind }) => {
      if (kind === 'contact') siteTags().contact();
    },
  });
  return { mailer, outbox };
}
