import { useMasked } from './mask.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface MaskedFieldProps extends TextFieldProps {
  /** The shape of what is typed, in maska's syntax: `(###) ###-####`. */
  readonly mask: string;
}

/** A text field that keeps what is typed in a shape. */
export const MaskedField = ({ mask, onChange, ...rest }: MaskedFieldProps) => <TextField {...rest} onChange={useMasked(mask, onChange)} />;
