import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const box = style({ display: 'grid', alignItems: 'center' });
export const input = style({ gridArea: '1 / 1', paddingInlineEnd: theme.space[48] });
export const eye = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.corner.control,
  background: 'none',
  color: theme.color.muted,
  cursor: 'pointer',
});
