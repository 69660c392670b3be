import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const area = style({ minBlockSize: 72, resize: 'vertical', lineHeight: 1.45 });
export const counter = style({
  color: theme.color.muted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
});
