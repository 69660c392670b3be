import { globalStyle, style } from '@vanilla-extract/css';
import { held } from '#src/flows/kit/held.css.ts';
import { lowSheet } from '#src/ui/Dialog.css.ts';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  // The picture is higher than the words: the buttons follow the words.
  gridTemplateRows: 'auto 1fr',
  columnGap: theme.space[16],
  paddingBlock: theme.space[16],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
/** As low as words and a button allow. */
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
  paddingBlock: theme.space[4],
  borderBlockEnd: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
});
export const note = style({ paddingBlock: theme.space[12] });
/** Under the box with how, where and when, or the heading. */
export const lines = style({
  selectors: { '* + &': { marginBlockStart: theme.space[16], borderBlockStart: `1px solid ${theme.color.line}` } },
});
// On a narrow phone the buttons take the line below it.
globalStyle(`${line} > :first-child`, { gridRow: 'span 2', '@media': { [media.narrow]: { gridRow: 'auto' } } });
export const words = style({
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.narrow]: { gridColumn: '2 / -1' } },
});
export const name = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
/** What is offered below the lines. It takes the focus of what was added from it. */
export const shelf = style({ selectors: { '&:focus': { outline: 'none' } } });
// Side by side where an empty cart has the whole desk.
globalStyle(`${shelf} > ul`, { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))', columnGap: 32 });
export const shelfHeading = style({ marginBlockStart: theme.space[24], fontSize: theme.size.large });
export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[16],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
/** As high as one with its picture. */
export const comingOffer = style({ minBlockSize: `calc(64px + 2 * ${theme.space[12]} + 1px)` });
export const offerWords = style({ display: 'grid', flex: '1', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
export const offerName = style({ fontWeight: 600, color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const gone = style({ color: theme.color.warn, fontSize: theme.size.small, fontWeight: 600 });
/** With what can be had in its place: the picture is as high as the words, and what is below has rows of its own. */
export const swappable = style({ gridTemplateRows: 'none' });
globalStyle(`${swappable} > :first-child`, { gridRow: 'auto' });
/** Under the words, on a phone from the edge; as high as what comes there. */
export const swap = style({
  gridColumn: '2 / -1',
  minBlockSize: '74px',
  marginBlockStart: theme.space[8],
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
/** On a narrow phone all of the line, so that its buttons have room in one row. */
export const actions = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[8],
  paddingBlockStart: theme.space[8],
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.height.control,
  fontWeight: 600,
  selectors: {
    // As far from the stepper as the next button's words are from it.
    '* + &': { marginInlineStart: theme.space[12] },
    '&[aria-disabled=true]': { color: theme.color.muted, cursor: 'not-allowed' },
  },
});
/** It has its room before it is there. */
export const coming = style({ visibility: 'hidden' });
/** On a narrow phone below the name, whose words stay whole. */
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', '@media': { [media.narrow]: { gridColumn: '2 / -1' } } });
/** Of what is not in the total. */
export const missing = style({ color: theme.color.muted });
/** As long as it is empty it takes no gap of a stack: its region takes none. */
export const news = style({ display: 'contents' });
/** As wide as the pages below it. */
export const band = style({
  maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})`,
  marginInline: 'auto',
  padding: theme.space[16],
  '@media': { [media.tablet]: { paddingInline: theme.space[24] }, [media.desk]: { paddingInline: theme.space[48] } },
});

/** As high as the sheet around it, so that the sums are at its foot. */
export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.space[24],
  minBlockSize: '100%',
});
// The focus stays clear of what is at the foot.
globalStyle(`${drawer} ${lines} :is(a, button, input)`, { scrollMarginBlockEnd: '13rem' });
/** Over the space of the sheet's body. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${theme.space[24]})`,
  display: 'grid',
  gap: theme.space[12],
  margin: `0 calc(-1 * ${theme.space[24]}) calc(-1 * ${theme.space[24]})`,
  padding: `${theme.space[16]} ${theme.space[24]} max(${theme.space[12]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.line}`,
  background: theme.color.page,
  '@container': { [lowSheet]: { position: 'static' } },
});

/** Codes and donations, none of which can be pressed while the order is being placed. */
export const choices = style([held, { minInlineSize: 0, margin: 0, padding: 0, border: 0 }]);
