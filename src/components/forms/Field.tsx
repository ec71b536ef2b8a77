import { type ReactNode, useId } from 'react';
import './forms.css';

export interface FieldProps {
  label: ReactNode;
  /** The words of the error, where there is one. */
  error?: ReactNode;
  /** Said beside the field without making it wrong. */
  hint?: ReactNode;
  /** Takes the whole row of the form's grid. */
  wide?: boolean | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, control, and below it what there is to say: the frame that every field shares. */
export function Field({
  label,
  error,
  hint,
  wide,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={`field ${wide ? 'field-wide' : ''} ${error ? 'field-wrong' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M0 0H16V16H0Z" fill="currentColor" />
        <path d="M8 3V9M8 11V13.5" stroke="var(--color-card)" strokeWidth="2.5" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
