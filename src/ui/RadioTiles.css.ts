import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

/** All in one row; on the narrowest phones three and the rest. */
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  '@media': {
    [media.tablet]: { gap: theme.space[8] },
    [media.narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 6,
  minBlockSize: 72,
  padding: '6px 2px',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  fontSize: theme.size.tiny,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${theme.motion.state}, border-color ${theme.motion.state}`,
  '@media': { [media.tablet]: { minBlockSize: 80, fontSize: '0.9375rem' } },
  selectors: {
    '&:has(:checked)': {
      borderColor: theme.color.accent,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
      background: theme.color.accentSoft,
      color: theme.color.accent,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:hover:not(:has(:checked))': { background: theme.color.sunken },
  },
});
globalStyle(`${tile} svg`, { color: theme.color.muted });
globalStyle(`${tile}:has(:checked) svg`, { color: theme.color.accent });
// Without its colors a chosen tile shows by a second frame.
globalStyle(`${tile}:has(:checked)`, { '@media': { [media.forced]: { outline: '3px double Highlight' } } });
