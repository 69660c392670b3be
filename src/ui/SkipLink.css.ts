import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: theme.space[8],
  insetInlineStart: theme.space[8],
  zIndex: 40,
  padding: `${theme.space[12]} ${theme.space[16]}`,
  borderRadius: theme.corner.control,
  background: theme.color.ink,
  color: theme.color.page,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
