import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const quiet = style({ color: theme.color.muted });
export const wait = style([quiet, { fontSize: theme.size.small }]);
/** The number of the step, above the heading's words. */
export const step = style({
  display: 'block',
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.size.small,
  fontWeight: 400,
});
