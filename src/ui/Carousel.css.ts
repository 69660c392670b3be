import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const carousel = style({ position: 'relative' });
export const track = style({
  display: 'flex',
  gap: theme.space[16],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: 5,
  marginBlock: -5,
});
const arrow = {
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  zIndex: 1,
  borderRadius: '50%',
  background: theme.color.surface,
} as const;
export const back = style({ ...arrow, insetInlineStart: 0 });
export const on = style({ ...arrow, insetInlineEnd: 0 });
