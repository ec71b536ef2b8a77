import { type ReactNode, useEffect, useState } from 'react';
import type { FieldProps } from './Field';
import { isShortPhone, tidyPhone } from './parse';
import { TextField } from './TextField';
import type { FieldState } from './useLeadForm';

/** A hint that appears in the middle of a press would move the button from under the finger. */
const hintDelayMs = 300;

/** A phone number. Leaving the field tidies it and hints at one that looks too short to be whole. */
export function PhoneField({
  field,
  shortHint,
  ...rest
}: Omit<FieldProps, 'error' | 'hint'> & {
  field: FieldState;
  error?: ReactNode;
  shortHint: ReactNode;
  required?: boolean;
  readOnly?: boolean;
}) {
  const [isLeft, setLeft] = useState(false);
  const [isHinting, setHinting] = useState(false);

  useEffect(() => {
    if (!isLeft) return setHinting(false);
    const timer = setTimeout(() => setHinting(true), hintDelayMs);
    return () => clearTimeout(timer);
  }, [isLeft]);

  return (
    <TextField
      {...rest}
      field={field}
      type="tel"
      autoComplete="tel"
      hint={isHinting && !rest.error && isShortPhone(field.value) && shortHint}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        const tidy = tidyPhone(field.value);
        if (tidy !== field.value) field.onChange(tidy);
      }}
    />
  );
}
