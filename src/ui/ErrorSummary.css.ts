import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: theme.space[8],
  padding: theme.space[16],
  border: `1px solid ${theme.color.bad}`,
  borderRadius: theme.corner.control,
  background: theme.color.badSoft,
});
export const heading = style({ fontWeight: 600 });
export const item = style({ minBlockSize: 24, overflowWrap: 'anywhere' });
export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.bad,
  textDecoration: 'underline',
  textAlign: 'start',
  cursor: 'pointer',
});
