import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const box = style({ display: 'grid', alignItems: 'center' });
export const select = style({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: theme.space[48],
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: theme.space[16],
  pointerEvents: 'none',
  color: theme.color.muted,
});
