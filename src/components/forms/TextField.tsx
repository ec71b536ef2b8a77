import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './Field';
import type { FieldState } from './useLeadForm';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'required' | 'readOnly' | 'min' | 'inputMode' | 'onBlur' | 'onFocus'
>;

/** One line of text. Addresses and phones are Latin in any direction; names take the direction of what is typed. */
export function TextField({
  field,
  error,
  label,
  hint,
  wide,
  ...input
}: Omit<FieldProps, 'error'> & InputProps & { field: FieldState; error?: ReactNode }) {
  const isLatin = input.type === 'email' || input.type === 'tel';
  return (
    <Field label={label} error={error} hint={hint} wide={wide}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className="field-control"
          name={field.name}
          value={field.value}
          dir={isLatin ? 'ltr' : directionOf(field.value)}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** An empty field follows the page: `auto` would put the caret of an Arabic page on the wrong side. */
export function directionOf(value: string) {
  return value === '' ? undefined : 'auto';
}
