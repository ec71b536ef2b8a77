import type { ReactNode } from 'react';
import './Notice.css';

/** What happened, said once: `success` politely, `trouble` at once. */
export function Notice({ kind, children }: { kind: 'success' | 'trouble'; children: ReactNode }) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'success' ? 'status' : 'alert'}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        {kind === 'success' ? (
          <>
            <circle cx="14" cy="14" r="14" fill="var(--color-pine)" />
            <path d="M8 14.5l4.2 4L20 10" fill="none" stroke="var(--color-paper)" strokeWidth="3" />
          </>
        ) : (
          <>
            <path d="M0 0H28V28H0Z" fill="var(--color-danger)" />
            <path d="M12.5 6h3v10h-3zM12.5 19h3v3h-3z" fill="var(--color-paper)" />
          </>
        )}
      </svg>
      <div>{children}</div>
    </div>
  );
}
