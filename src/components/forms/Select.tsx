import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import type { FieldState } from './useLeadForm';

export interface Choice {
  value: string;
  label: string;
}

/** One of several, or none: the first row is the empty one. */
export function Select({
  field,
  error,
  label,
  wide,
  placeholder,
  choices,
  readOnly,
}: Omit<FieldProps, 'error' | 'hint'> & {
  field: FieldState;
  error?: ReactNode;
  placeholder: string;
  choices: readonly Choice[];
  /** A list has no such state of its own: it keeps the focus and takes no other choice. */
  readOnly?: boolean;
}) {
  return (
    <Field label={label} error={error} wide={wide}>
      {(control) => (
        <span className="field-select">
          <select
            {...control}
            className="field-control"
            name={field.name}
            value={field.value}
            aria-disabled={readOnly || undefined}
            onChange={(event) => field.onChange(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M0 3h12a6 6 0 0 1-12 0z" fill="currentColor" />
          </svg>
        </span>
      )}
    </Field>
  );
}
