import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const ways = style({
  display: 'grid',
  // Under each other where a line holds few words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  overflow: 'hidden',
});
export const way = style({ display: 'grid', selectors: { '& + &': { borderInlineStart: `1px solid ${theme.color.line}` } } });
const segment = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: theme.height.control,
  padding: theme.space[4],
  fontWeight: 600,
  textAlign: 'center',
});
export const here = style([
  segment,
  {
    background: theme.color.accentSoft,
    boxShadow: `inset 0 0 0 2px ${theme.color.accent}`,
    color: theme.color.accent,
    // Without its colors the chosen one shows by a second frame.
    '@media': { [media.forced]: { outline: '3px double Highlight', outlineOffset: -3 } },
  },
]);
export const other = style([
  segment,
  {
    color: theme.color.ink,
    textDecoration: 'none',
    transition: `background ${theme.motion.state}`,
    selectors: { '&:hover': { background: theme.color.sunken }, '&:focus-visible': { outlineOffset: -3 } },
  },
]);
