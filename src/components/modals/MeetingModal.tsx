import { useTranslation } from 'react-i18next';
import { MeetingForm, type MeetingFormProps } from '../forms/MeetingForm';
import { Dialog, leaveDialog } from '../ui/Dialog';

type MeetingModalProps = Omit<MeetingFormProps, 'onCancel'> & {
  onClose: () => void;
  returnFocusTo?: () => HTMLElement | null;
};

/**
 * The consultation form over the page. It closes after a success and after a failure alike; what was typed is
 * there again after a failure, and `onSent` or `onFailed` says in the chat what became of it.
 */
export function MeetingModal({ onClose, onSent, onFailed, returnFocusTo, ...form }: MeetingModalProps) {
  const { t } = useTranslation('forms');
  return (
    <Dialog
      title={t('meeting.title')}
      closeLabel={t('close')}
      onClose={onClose}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <div className="form-dialog">
        <p className="soft form-dialog-lead">{t('meeting.lead')}</p>
        <MeetingForm
          {...form}
          onCancel={(event) => void leaveDialog(event.currentTarget, onClose)}
          onSent={(request) => {
            onClose();
            onSent(request);
          }}
          onFailed={(request) => {
            onClose();
            onFailed(request);
          }}
        />
      </div>
    </Dialog>
  );
}
