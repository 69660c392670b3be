import { globalStyle, style } from '@vanilla-extract/css';
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
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
  color: theme.color.muted,
});
globalStyle(`${aside} > :is(a, button)`, { paddingInline: theme.space[4] });
