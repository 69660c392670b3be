import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

/** Close under the bar: the picture begins the page. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
  marginBlockStart: `calc(-1 * ${theme.space[16]})`,
});
export const toCart = style({ marginInlineStart: 'auto' });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: theme.height.control,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
