import words from '../../../locales/ckb/callback.json';
import { formatNumber } from '../../languages';
import { site } from '../../site';
import { chatInput } from '../chat/chatDoor';
import { type BilingualText, fillIn } from '../forms/Bilingual';
import { CallbackModal } from './CallbackModal';
import { closeLead, type LeadRequest } from './leadDoor';
import { tellInChat } from './tellInChat';

const [, erbil] = site.offices;

/** The Kurdish callback; Maya says in both languages what became of it. */
export function CallbackLead({ prefill }: Pick<LeadRequest, 'prefill'>) {
  const tell = ({ ckb, en }: BilingualText) => tellInChat(`${ckb}\n\n${en}`, 'callback');
  return (
    <CallbackModal
      prefill={prefill}
      onClose={closeLead}
      returnFocusTo={chatInput}
      onSent={({ phone }) => {
        const sent = fillIn(words.sent, { phone: `\u2066${phone}\u2069` });
        tell({
          // Sorani is written with the same numerals as Arabic.
          ckb: fillIn(sent, { hours: formatNumber(site.replyWithinHours, 'ar') }).ckb,
          en: fillIn(sent, { hours: formatNumber(site.replyWithinHours, 'en') }).en,
        });
      }}
      onFailed={() => tell(fillIn(words.recorded, { office: `\u2066${erbil.phone}\u2069` }))}
    />
  );
}
