import type { ReactNode } from 'react';
import { frame } from './ActionField.css.ts';
import { Field } from './Field.tsx';
import { control } from './Field.css.ts';
import { shaping, type Shape } from './mask.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface ShapedFieldProps extends TextFieldProps {
  /** Gives back what it has shaped already. */
  readonly shape: Shape;
  /** Inside the field, at its end: what is known of what was typed; null: nothing yet. Left out: never anything. */
  readonly end?: ReactNode;
}

/** A text field that keeps what is typed, pasted or filled in by the browser in a shape. */
export function ShapedField({ shape, onChange, end, ...rest }: ShapedFieldProps) {
  if (end === undefined) return <TextField {...rest} onChange={shaping(shape, onChange)} />;
  const { label, optional, hint, error, errorIn, type = 'text', ...input } = rest;
  return (
    <Field {...{ label, optional, hint, error, errorIn }}>
      {(wiring) => (
        <div className={frame}>
          <input {...input} {...wiring} type={type} className={control} onChange={shaping(shape, onChange)} />
          {end}
        </div>
      )}
    </Field>
  );
}
