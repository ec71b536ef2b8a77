import { useTranslation } from 'react-i18next';
import { isolateLatin } from '../../languages';
import { chatInput } from '../chat/chatDoor';
import { useLanguage } from '../layout/useLanguage';
import type { LeadProps } from './leadDoor';
import { MeetingModal } from './MeetingModal';
import { tellInChat } from './tellInChat';

/** The consultation request; whatever became of it, Maya says it. */
export function MeetingLead({ prefill, onClose }: LeadProps) {
  const { t } = useTranslation('forms');
  const { language } = useLanguage();
  const isolate = (text: string) => isolateLatin(text, language);
  return (
    <MeetingModal
      prefill={prefill}
      onClose={onClose}
      returnFocusTo={chatInput}
      onSent={({ email, phone }) =>
        tellInChat(
          t('meeting.sent', { visitorEmail: isolate(email), visitorPhone: isolate(phone) }),
          'meeting_request',
          { isScheduled: true },
        )
      }
      onFailed={() => tellInChat(t('meeting.recorded'), 'meeting_request')}
    />
  );
}
