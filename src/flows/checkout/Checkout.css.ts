import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { held } from '#src/flows/kit/held.css.ts';
import { theme } from '#src/ui/theme.css.ts';
import { plate } from '#src/ui/Thumbnail.css.ts';

const one = { gridTemplateColumns: 'minmax(0, 1fr)' };
const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
/** Side by side on phones too, but for narrow ones. */
export const names = style({ display: 'grid', gap: theme.space[16], ...two, '@media': { [media.narrow]: one } });
export const pair = style({ display: 'grid', gap: theme.space[16], ...one, '@media': { [media.tablet]: two } });
/** Checkboxes and the note, at even distances. */
export const wishes = style({ display: 'grid', gap: theme.space[8], ...one, marginBlockStart: `calc(-1 * ${theme.space[8]})` });
export const place = style({ marginBlockEnd: theme.space[24] });
export const trouble = style({ outlineOffset: 2, scrollMarginBlock: theme.space[64] });
export const declined = style({ color: theme.color.bad });
export const news = style({ marginBlockStart: theme.space[12] });
/** Under the bar, from edge to edge as it. */
export const folded = style({
  margin: `calc(-1 * ${theme.space[24]}) calc(-1 * ${theme.space[16]}) ${theme.space[24]}`,
  paddingInline: theme.space[16],
  background: theme.color.sunken,
  '@media': { [media.tablet]: { marginBlockStart: 0, marginInline: 0, borderRadius: theme.corner.plate } },
});
// On the same ground a plate would not be seen.
globalStyle(`${folded} .${plate.classNames.base}`, { background: theme.color.page });
export const foldedLine = style({
  display: 'flex',
  // The total goes below large words.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[12]}`,
  minBlockSize: '56px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const foldedAway = style([folded, { minBlockSize: '56px' }]);
export const foldedCount = style({ color: theme.color.muted, '@media': { [media.narrow]: { display: 'none' } } });
export const foldedTotal = style({ marginInlineStart: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const foldedSums = style({ paddingBlock: theme.space[16] });
export const foldedMark = style({
  transition: `rotate ${theme.motion.state}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const edit = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 24, fontWeight: 600 });
export const terms = style({ color: theme.color.muted, fontSize: theme.size.small });

export const strong = style({ fontWeight: 600 });
export const contact = style({ color: theme.color.muted });
export const form = style({});
export const fields = style({ display: 'grid', gap: theme.space[32], ...one });
/** Sticks to the window's foot by its part inside. */
export const placing = style({ display: 'contents' });
/** Tip, codes and rewards, none of which can be pressed while another tab places the order. */
export const choices = style([held, { display: 'contents' }]);
/** As high as what comes in its place. */
export const knownComing = style({ minBlockSize: '2lh', '@media': { [media.narrow]: { minBlockSize: '3lh' } } });
/** Facts, and beside them the way to their fields. */
export const known = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: theme.space[16] });
/** In place of what is folded away. */
export const folds = style({ borderBlockStart: `1px solid ${theme.color.line}` });
/** Shown in place of the form, with an ending. */
export const facts = style([folds, { display: 'none' }]);
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const factValue = style({ gridColumn: 1 });
export const change = style({ gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' });
// An ending takes the place of the form, which keeps what was typed. It has its own way to take a code or a reward out.
globalStyle(`${form}:has([data-ending]) :is(${fields}, ${placing}, ${choices})`, { display: 'none' });
globalStyle(`${form}:has([data-ending]) ${facts}`, { display: 'block' });
