import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const order = style({
  display: 'grid',
  gap: theme.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)', gap: theme.space[24], alignItems: 'center' } },
});
export const scene = style({
  selectors: { '&&': { aspectRatio: '2 / 1' } },
  '@media': { [media.tablet]: { selectors: { '&&': { aspectRatio: '8 / 5' } } } },
});
/** As much room as two items, the price and the facts take in most orders. */
export const words = style({
  display: 'grid',
  gap: theme.space[4],
  alignContent: 'center',
  minBlockSize: 'calc(4lh + 12px)',
  overflowWrap: 'anywhere',
});
globalStyle(`${words} strong`, { fontWeight: 600 });
export const quiet = style({ color: theme.color.muted });
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  maxInlineSize: 480,
  marginBlockStart: theme.space[20],
});
// The one with the amount in it is the wider one.
globalStyle(`${actions} > *`, { flex: '1 1 auto', inlineSize: 'auto' });
export const others = style({ marginBlockStart: theme.space[24] });
export const waysHeading = style({ marginBlock: `${theme.space[32]} ${theme.space[12]}`, fontSize: theme.size.large });
export const way = style({ display: 'grid' });
export const wayLink = style({ color: theme.color.ink, textDecoration: 'none' });
export const rewardsHead = style({ alignItems: 'center', marginBlock: `${theme.space[16]} 0` });
export const rewardsHeading = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
export const mark = style({ flex: 'none', color: theme.color.accent });
