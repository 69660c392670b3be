import { shapedPhone } from '#domain/phone/number.ts';
import { ShapedField } from '#src/ui/ShapedField.tsx';
import type { TextFieldProps } from '#src/ui/TextField.tsx';

/** A US phone number, with or without the country before it when it is pasted or filled in (VALID-04). */
export const PhoneField = (props: Omit<TextFieldProps, 'type' | 'autoComplete'>) => (
  <ShapedField {...props} type="tel" autoComplete="tel-national" shape={shapedPhone} />
);
