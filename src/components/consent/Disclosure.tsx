import { type ReactNode, useId, useState } from 'react';

/** A heading that opens and closes what stands under it: square while closed, round while open. */
export function Disclosure({
  title,
  children,
  startsOpen = false,
}: {
  title: string;
  children: ReactNode;
  startsOpen?: boolean;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="consent-part">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {isOpen ? (
              <circle cx="12" cy="12" r="12" fill="currentColor" />
            ) : (
              <path d="M0 0H24V24H0Z" fill="currentColor" />
            )}
          </svg>
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
