import words from '../../../locales/ckb/callback.json';
import { formatNumber } from '../../languages';
import { site } from '../../site';
import { fillIn } from '../forms/Bilingual';
import { CallbackForm, type CallbackFormProps } from '../forms/CallbackForm';
import { Dialog } from '../ui/Dialog';

type CallbackModalProps = Omit<CallbackFormProps, 'onCancel'> & {
  onClose: () => void;
  returnFocusTo?: () => HTMLElement | null;
};

/** The callback form over the page: Kurdish, right to left, whatever the page's language. */
export function CallbackModal({ onClose, onSent, onFailed, returnFocusTo, ...form }: CallbackModalProps) {
  const hours = site.replyWithinHours;
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
        {/* Sorani is written with the same numerals as Arabic. */}
        <p className="soft form-dialog-lead">
          {fillIn(words.lead, { hours: formatNumber(hours, 'ar') }).ckb}
          <span className="form-english" lang="en" dir="ltr">
            {fillIn(words.lead, { hours: formatNumber(hours, 'en') }).en}
          </span>
        </p>
        <CallbackForm
          {...form}
          onCancel={onClose}
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
