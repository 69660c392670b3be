import { useMask } from './mask.ts';
import { ShapedField } from './ShapedField.tsx';
import type { TextFieldProps } from './TextField.tsx';

interface MaskedFieldProps extends TextFieldProps {
  /** The shape of what is typed, in maska's syntax: `##/##`. */
  readonly mask: string;
}

/** A text field that keeps what is typed in the shape of a mask. */
export const MaskedField = ({ mask, ...rest }: MaskedFieldProps) => <ShapedField {...rest} shape={useMask(mask)} />;
