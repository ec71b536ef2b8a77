import type { ReactNode } from 'react';
import './SectionMark.css';

/** The small shape, the section's name and a hairline that runs off the page. This is the section's `h2`. */
export function SectionMark({ id, shape, children }: { id: string; shape: ReactNode; children: ReactNode }) {
  return (
    <div className="section-mark">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
      {/* Focusable by script only: whoever follows a link to the section goes on from here. */}
      <h2 id={id} tabIndex={-1}>
        {children}
      </h2>
    </div>
  );
}
