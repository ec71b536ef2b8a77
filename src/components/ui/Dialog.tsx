import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { afterNextFrame } from '../../afterNextFrame';
import './Dialog.css';

interface DialogProps {
  title: ReactNode;
  /** The panel shows its title itself, in this heading. */
  heading?: { id: string; ref: RefObject<HTMLHeadingElement | null> };
  /** Name of the close button, in the page's language. */
  closeLabel: string;
  onClose: () => void;
  /** False while it is on its way out: closed for the keyboard and the reader, still seen fading. */
  isOpen?: boolean;
  children: ReactNode;
  /** Where focus goes if what opened the dialog is gone by then. */
  returnFocusTo?: () => HTMLElement | null;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The panel brings its own head: a title without a heading of its own is then only the dialog's name. */
  bare?: boolean;
  className?: string;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it makes the page behind it inert, keeps Tab inside, closes
 * on Escape and stacks above everything. What is added here is the name, the scroll lock, the way out and the way back.
 */
export function Dialog({
  title,
  heading: ownHeading,
  closeLabel,
  onClose,
  isOpen = true,
  children,
  returnFocusTo,
  lang,
  dir,
  bare = false,
  className = '',
}: DialogProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const given = useRef<HTMLHeadingElement>(null);
  const givenId = useId();
  const { id: titleId, ref: heading } = ownHeading ?? { id: givenId, ref: given };
  const firstFocus = useEffectEvent(() => heading.current?.focus({ preventScroll: true }));
  const close = useEffectEvent(onClose);
  const leave = () => void leaveDialog(panel.current, onClose);
  const fallbackFocus = useEffectEvent(() => returnFocusTo?.());

  useEffect(() => {
    const dialog = panel.current;
    if (!isOpen) return;
    const opener = document.activeElement;
    if (!dialog) return;
    // First, and undone first: either way the browser lays the page out once, for the focus, and not twice.
    const unlock = lockScroll(dialog);
    delete dialog.dataset.leaving;
    if (!dialog.open) dialog.showModal();
    firstFocus();

    const cancel = (event: Event) => {
      event.preventDefault();
      void leaveDialog(dialog, close);
    };
    // Pressed twice in a row, Escape skips `cancel` and closes outright. The event comes late: in development it is
    // that of the effect's first try, and the dialog is open again.
    const closed = () => {
      if (!dialog.open) close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      unlock();
      dialog.close();
      const target =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : fallbackFocus();
      target?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return createPortal(
    <dialog
      ref={panel}
      // biome-ignore lint/a11y/noRedundantRoles: the contract names the role, and older readers want it spelled out.
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      lang={lang}
      dir={dir}
      className={`dialog ${className}`}
      onKeyDown={keepTabInside}
    >
      <div className="dialog-panel">
        <div className={bare ? 'dialog-bare-head' : 'dialog-head'}>
          {!ownHeading && (
            <h2 id={titleId} ref={heading} tabIndex={-1} className={bare ? 'sr-only' : 'dialog-title'}>
              {title}
            </h2>
          )}
          <button type="button" className="dialog-close" aria-label={closeLabel} onClick={leave}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 2L18 18M18 2L2 18" stroke="currentColor" strokeWidth="3" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** Longer than whatever closes a dialog takes, a step back in the history among them. */
const leavingMs = 600;

/**
 * For a press inside a dialog that puts it away: the dialog begins to fade at once, and what comes of the press is done
 * after that, because the browser looks at every element of the page again when it stops being inert. A second press
 * meanwhile is none. A dialog that stays after all is seen again.
 */
export async function leaveDialog(inside: EventTarget | null, then: () => void) {
  const dialog = inside instanceof Element && inside.closest('dialog');
  if (!dialog) return then();
  if ('leaving' in dialog.dataset) return;
  dialog.dataset.leaving = '';
  await afterNextFrame();
  then();
  setTimeout(() => delete dialog.dataset.leaving, leavingMs);
}

/** Without this, Tab after the last control would leave for the browser's own toolbar. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]',
    ),
  ].filter((control) => control.tabIndex >= 0 && control.getClientRects().length > 0);
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  const next = event.shiftKey ? controls.at(-1) : controls[0];
  const isBeforeFirst = event.shiftKey && !controls.includes(document.activeElement as HTMLElement);
  if (document.activeElement !== edge && !isBeforeFirst) return;
  event.preventDefault();
  next?.focus();
}

/** Stops the page behind from scrolling. A scrollbar that takes room leaves its gutter, so that nothing shifts. */
function lockScroll(dialog: HTMLDialogElement) {
  const { classList, clientWidth } = document.documentElement;
  classList.toggle('scroll-locked-gutter', window.innerWidth > clientWidth);
  classList.add('scroll-locked');
  return () => {
    const others = [...document.querySelectorAll('dialog[open]')].filter((open) => open !== dialog);
    if (others.length === 0) classList.remove('scroll-locked', 'scroll-locked-gutter');
  };
}
