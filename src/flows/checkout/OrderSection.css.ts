import { style } from '@vanilla-extract/css';
import { quiet, words as besideMap } from '#src/flows/kit/OrderPlace.css.ts';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space[16] });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[16],
  marginBlockStart: theme.space[12],
  '@media': { [media.phone]: { alignItems: 'start' } },
});
/** Large words go below the map. */
export const words = style([besideMap, { flexBasis: '9rem' }]);
export const ready = style([quiet, { color: theme.color.good, fontWeight: 600 }]);
/** The time and the way to change it. On a phone there is room for a second line, which it takes to say that the cafe is closed and when it opens. */
export const foot = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.phone]: { minBlockSize: `calc(${theme.height.control} + 2.5rem)` } },
});
/** Its room is kept until the map is there. */
export const map = style({
  flex: 'none',
  inlineSize: 112,
  blockSize: 112,
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
  overflow: 'hidden',
  '@media': { [media.tablet]: { inlineSize: 200, blockSize: 128 } },
});
/** Its room is kept until the ways are there. */
export const ways = style({ minBlockSize: `calc(${theme.height.control} + 2px)`, marginBlockStart: theme.space[16] });
export const row = style({
  display: 'flex',
  // A long address goes below large words.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  paddingBlock: theme.space[12],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const label = style({ color: theme.color.muted });
export const value = style({ marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });
