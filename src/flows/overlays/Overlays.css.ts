import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

/** Apart from the count beside it, which at a larger text begins a line of its own. */
export const name = style({ marginInlineEnd: theme.space[4] });
export const count = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.size.body,
  fontWeight: 400,
});
