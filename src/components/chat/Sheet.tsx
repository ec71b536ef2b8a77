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
 * and a press or a step outside puts it away. Escape closes it before it closes the panel.
 */
export function Sheet({ id, label, className = '', onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const closeOutside = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Element && isOutside(target, sheet.current, id)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [id]);

  // Where focus goes by pointer is settled above; a click on plain ground lands on the panel, not on a control.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (
      relatedTarget instanceof HTMLElement &&
      relatedTarget.tabIndex >= 0 &&
      isOutside(relatedTarget, sheet.current, id)
    ) {
      onClose();
    }
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
        document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

const isOutside = (target: Element, sheet: HTMLElement | null, id: string) =>
  !sheet?.contains(target) && !target.closest(`[aria-controls="${id}"]`);
