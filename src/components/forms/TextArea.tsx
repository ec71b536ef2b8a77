import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import { lengthOf } from './parse';
import { directionOf } from './TextField';
import type { FieldState } from './useLeadForm';

/** From here on the visitor is told how much room is left. */
const announceFrom = 100;

/**
 * Several lines of text. A text that is too long is not cut: what was pasted stays, and the count says how
 * much has to go.
 */
export function TextArea({
  field,
  error,
  label,
  wide,
  max,
  count,
  required,
  readOnly,
}: Omit<FieldProps, 'error' | 'hint'> & {
  field: FieldState;
  error?: ReactNode;
  max: number;
  /** The words for what is left; a negative number is too many. */
  count?: ((left: number) => ReactNode) | undefined;
  required?: boolean;
  readOnly?: boolean;
}) {
  const left = max - lengthOf(field.value);
  return (
    <Field label={label} error={error} hint={left <= announceFrom && count?.(left)} wide={wide}>
      {(control) => (
        <textarea
          {...control}
          className="field-control field-area"
          name={field.name}
          value={field.value}
          dir={directionOf(field.value)}
          required={required}
          readOnly={readOnly}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
