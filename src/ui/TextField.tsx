import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';

/** Props of an input, and the words around it. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'>, FieldWords {}

/** A field of one line. */
export function TextField({ label, optional, hint, error, errorIn, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} errorIn={errorIn}>
      {(wiring) => <input {...rest} {...wiring} type={type} className={control} />}
    </Field>
  );
}
