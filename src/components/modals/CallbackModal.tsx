import words from '../../../locales/ckb/callback.json';
import { site } from '../../site';
import { Bilingual, fillIn } from '../forms/Bilingual';
import { CallbackForm, type CallbackFormProps } from '../forms/CallbackForm';
import { Dialog, leaveDialog } from '../ui/Dialog';

type CallbackModalProps = Omit<CallbackFormProps, 'onCancel'> & {
  onClose: () => void;
  returnFocusTo?: () => HTMLElement | null;
};

/** The callback form over the page: Kurdish, right to left, whatever the page's language. */
export function CallbackModal({ onClose, onSent, onFailed, returnFocusTo, ...form }: CallbackModalProps) {
  return (
    <Dialog
      lang="ckb"
      dir="rtl"
      className="form-callback"
      title={words.title.ckb}
      closeLabel={`${words.close.ckb} (${words.close.en})`}
      onClose={onClose}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <div className="form-dialog">
        <p className="soft form-dialog-lead">
          <Bilingual text={fillIn(words.lead, { hours: site.replyWithinHours })} />
        </p>
        <CallbackForm
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
