import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { ending } from '#src/flows/submit/Ending.css.ts';
import { theme } from '#src/ui/theme.css.ts';

export const pair = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const trio = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' } } });
export const trouble = style({ outlineOffset: 2, scrollMarginBlock: theme.space[64] });
/** From edge to edge, as the bar above it. */
export const folded = style({
  marginInline: `calc(-1 * ${theme.space[16]})`,
  paddingInline: theme.space[16],
  background: theme.color.sunken,
  '@media': { [media.tablet]: { marginInline: 0, borderRadius: theme.corner.plate } },
});
export const foldedLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: '56px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const foldedName = style({ fontWeight: 600 });
export const foldedCount = style({ color: theme.color.muted, '@media': { [media.narrow]: { display: 'none' } } });
export const foldedTotal = style({ marginInlineStart: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const foldedMark = style({
  transition: `rotate ${theme.motion.state}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const form = style({});
export const fields = style({ display: 'grid', gap: theme.space[32] });
/** Sticks to the window's foot by its part inside. */
export const placing = style({ display: 'contents' });
/** Shown in place of the form, with an ending. */
export const facts = style({ display: 'none', borderBlockStart: `1px solid ${theme.color.line}` });
export const fact = style({ paddingBlock: theme.space[12], borderBlockEnd: `1px solid ${theme.color.line}` });
export const factLabel = style({ fontWeight: 600 });
// An ending of the submission takes the place of the form, which keeps what was typed.
globalStyle(`${form}:has(${ending}) :is(${fields}, ${placing})`, { display: 'none' });
globalStyle(`${form}:has(${ending}) ${facts}`, { display: 'block' });
