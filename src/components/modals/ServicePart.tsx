import type { ReactNode } from 'react';

/** A headed part of the service modal; `shape` is drawn on 24 units. */
export function ServicePart({
  title,
  shape,
  children,
}: {
  title: string;
  shape: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <h3>
        <svg className="flip" viewBox="0 0 24 24" aria-hidden="true">
          {shape}
        </svg>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Two hairline columns, the same small sign before each entry. */
export function ServiceList({ entries, sign }: { entries: readonly string[]; sign: ReactNode }) {
  return (
    <ul className="service-list">
      {entries.map((entry) => (
        <li key={entry}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {sign}
          </svg>
          {entry}
        </li>
      ))}
    </ul>
  );
}
