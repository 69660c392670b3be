import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const inline = style({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.accent,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
});
export const apart = style([inline, { minBlockSize: theme.height.control }]);
