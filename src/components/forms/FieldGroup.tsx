import type { ReactNode } from 'react';
import './forms.css';

const shapes = {
  square: <path d="M0 0H24V24H0Z" fill="var(--color-lapis)" />,
  quarter: <path d="M0 0A24 24 0 0 1 24 24H0Z" fill="var(--color-clay)" />,
  circle: <circle cx="12" cy="12" r="12" fill="var(--color-pine)" />,
};

/** Fields that belong together, under a shape and a name. */
export function FieldGroup({
  shape,
  title,
  children,
}: {
  shape: keyof typeof shapes;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className="form-group">
      <legend className="form-legend">
        <svg className="flip" viewBox="0 0 24 24" aria-hidden="true">
          {shapes[shape]}
        </svg>
        {title}
      </legend>
      <div className="form">{children}</div>
    </fieldset>
  );
}
