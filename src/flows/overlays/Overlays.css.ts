import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const count = style({
  marginInlineStart: theme.space[4],
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.size.body,
  fontWeight: 400,
});
