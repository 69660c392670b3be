import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { control } from './Field.css.ts';
import { area, counter } from './TextArea.css.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value'>, FieldWords {
  /** The text so far. */
  readonly value: string;
  /** Maximum length; shows the number of characters below the field. */
  readonly maxLength?: number;
}

/** A field of several lines. */
export function TextArea({ label, optional, hint, error, errorIn, value, maxLength, rows = 3, ...rest }: TextAreaProps) {
  const count = maxLength === undefined ? undefined : <span className={counter}>{`${value.length}\u00a0/\u00a0${maxLength}`}</span>;
  return (
    <Field label={label} optional={optional} hint={hint} error={error} errorIn={errorIn} after={count}>
      {(wiring) => <textarea {...rest} {...wiring} value={value} maxLength={maxLength} rows={rows} className={`${control} ${area}`} />}
    </Field>
  );
}
