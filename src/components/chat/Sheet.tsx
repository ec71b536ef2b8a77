import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface SheetProps {
  /** The control that opens it names it by `aria-controls`; a press there is its own business. */
  id: string;
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Something short laid over a part of the panel: options, a question, the way to a person. It takes the focus,
 * and a press or a step outside puts it away. Escape closes it before it closes the panel, and gives the focus
 * back to what opened it.
 */
export function Sheet({ id, label, className = '', onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isOpenerPressed = useRef(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const closeOutside = ({ target }: globalThis.PointerEvent) => {
      if (!(target instanceof Element)) return;
      isOpenerPressed.current = target.closest(openerOf(id)) !== null;
      if (!isOpenerPressed.current && !sheet.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [id]);

  // A press is settled above; a click on plain ground lands on the panel, not on a control. By the keyboard the
  // focus may not even stay on the opener, which can lie under the sheet.
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    if (!(next instanceof HTMLElement) || next.tabIndex < 0 || sheet.current?.contains(next)) return;
    if (!isOpenerPressed.current || !next.closest(openerOf(id))) onClose();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups what the sheet offers.
    <div
      ref={sheet}
      id={id}
      className={`chat-sheet ${className}`}
      role="group"
      aria-label={label}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        document.querySelector<HTMLElement>(openerOf(id))?.focus();
      }}
    >
      {children}
    </div>
  );
}

const openerOf = (id: string) => `[aria-controls="${id}"]`;
