import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';
import { useMasked } from './mask.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'>, FieldWords {
  /** The shape of what is typed, in maska's syntax: `(###) ###-####`. */
  readonly mask?: string | undefined;
}

export function TextField({ label, optional, hint, error, mask, onChange, type = 'text', ...rest }: TextFieldProps) {
  const change = useMasked(mask, onChange);
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => <input {...rest} {...wiring} type={type} className={control} onChange={change} />}
    </Field>
  );
}
