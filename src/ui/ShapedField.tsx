import { shaping, type Shape } from './mask.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface ShapedFieldProps extends TextFieldProps {
  /** Gives back what it has shaped already. */
  readonly shape: Shape;
}

/** A text field that keeps what is typed, pasted or filled in by the browser in a shape. */
export const ShapedField = ({ shape, onChange, ...rest }: ShapedFieldProps) => <TextField {...rest} onChange={shaping(shape, onChange)} />;
