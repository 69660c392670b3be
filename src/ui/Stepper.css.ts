import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const stepper = style({
  display: 'inline-flex',
  justifySelf: 'start',
  inlineSize: 'fit-content',
  alignItems: 'center',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
});
export const value = style({ minInlineSize: 32, textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
// One frame around all of it.
globalStyle(`${stepper} > button, ${stepper} > button[aria-disabled]`, { borderColor: 'transparent' });
