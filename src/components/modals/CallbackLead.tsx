import words from '../../../locales/ckb/callback.json';
import { site } from '../../site';
import { chatInput } from '../chat/chatDoor';
import { type BilingualText, fillIn } from '../forms/Bilingual';
import { CallbackModal } from './CallbackModal';
import type { LeadProps } from './leadDoor';
import { tellInChat } from './tellInChat';

const [, erbil] = site.offices;

/** The Kurdish callback; Maya says in both languages what became of it. */
export function CallbackLead({ prefill, onClose }: LeadProps) {
  const tell = ({ ckb, en }: BilingualText) => tellInChat(`${ckb}\n\n${en}`, 'callback');
  return (
    <CallbackModal
      prefill={prefill}
      onClose={onClose}
      returnFocusTo={chatInput}
      onSent={({ phone }) => tell(fillIn(words.sent, { phone, hours: site.replyWithinHours }))}
      onFailed={() => tell(fillIn(words.recorded, { office: erbil.phone }))}
    />
  );
}
