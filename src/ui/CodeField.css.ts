import { style } from '@vanilla-extract/css';
import { control, error as fieldError } from './Field.css.ts';
import { theme } from './theme.css.ts';

export const box = style({ display: 'grid', gap: theme.space[8] });
export const digits = style([
  control,
  { maxInlineSize: '11ch', fontSize: theme.size.title, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.25em' },
]);
export const error = style([fieldError, { minBlockSize: '1.45em' }]);
