import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { choiceBox } from './choice-box.ts';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const group = style({ display: 'grid', gap: theme.space[8] });
export const legend = recipe({
  base: { marginBlockEnd: theme.space[8] },
  variants: {
    isSection: {
      false: { fontSize: theme.size.body, fontWeight: 600 },
      true: { marginBlockEnd: theme.space[12], fontFamily: theme.font.display, fontSize: theme.size.title, lineHeight: 1.2 },
    },
  },
});
export const rows = style({ borderBlockStart: `1px solid ${theme.color.line}` });
/** One choice, without a row of its own: it stands alone. */
export const alone = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: theme.height.primary,
  paddingBlock: theme.space[8],
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2, borderRadius: theme.corner.control },
    '&:has(:disabled)': { cursor: 'not-allowed', color: theme.color.muted },
  },
});
/** One choice of several. */
export const row = style([
  alone,
  {
    paddingInline: theme.space[8],
    borderBlockEnd: `1px solid ${theme.color.line}`,
    transition: `background ${theme.motion.state}`,
    selectors: {
      '&:has(:checked)': { background: theme.color.accentSoft },
      '&:hover:not(:has(:disabled), :has(:checked))': { background: theme.color.sunken },
    },
  },
]);
/** Rows in a box of their own. */
export const framed = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.plate,
  background: theme.color.surface,
});
globalStyle(`${framed} > ${row}`, { minBlockSize: 56, paddingInline: theme.space[16] });
globalStyle(`${framed} > ${row}:has(:focus-visible)`, { outlineOffset: -3 });
globalStyle(`${framed} > :last-child`, { borderBlockEnd: 0 });
/** Belongs to the row above it. */
export const below = style({ padding: theme.space[16], borderBlockEnd: `1px solid ${theme.color.line}` });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: theme.space[8],
});
export const tile = style({
  ...choiceBox,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space[8],
  minBlockSize: '66px',
  padding: theme.space[12],
});
/** Drawn in the colors of the page; by the browser where colors are forced. */
export const mark = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  border: `2px solid ${theme.color.control}`,
  borderRadius: 6,
  background: theme.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[type=radio]': { borderRadius: '50%' },
    '&:checked': { borderColor: theme.color.accent },
    '&[type=radio]:checked': { borderWidth: 7 },
    '&[type=checkbox]:checked': { background: theme.color.accent },
    '&:disabled': { opacity: 0.5 },
    '&[type=checkbox]:checked::before': {
      content: '""',
      display: 'block',
      blockSize: '100%',
      background: theme.color.onAccent,
      clipPath: 'polygon(14% 48%, 6% 56%, 40% 90%, 96% 22%, 87% 15%, 39% 73%)',
    },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});
export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small });
export const end = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const chips = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: theme.space[8] },
  variants: {
    variant: {
      chips: {},
      /** Four at most. Cells grow with the text, so that a label at 200 % stays inside. */
      grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5.25rem, (100% - 24px) / 4)), 1fr))' },
      /** As wide as the column, all of them. */
      row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))' },
      /** A week at most. */
      days: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5.75rem, (100% - 48px) / 7)), 1fr))' },
    },
  },
});
export const chip = style({
  ...choiceBox,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: theme.height.control,
  padding: `${theme.space[4]} ${theme.space[16]}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
/** In a grid the cell is as wide as its column. */
export const cell = style({ paddingInline: theme.space[4] });
/** It only says what is shown below, so it takes no accent. */
export const view = style({
  minBlockSize: 56,
  paddingInline: theme.space[4],
  lineHeight: 1.25,
  selectors: {
    '&:has(:checked)': { borderColor: theme.color.ink, boxShadow: `inset 0 0 0 1px ${theme.color.ink}`, background: theme.color.surface },
  },
});
globalStyle(`${view}:not(:has(:disabled)) > span:first-of-type`, { fontWeight: 600 });
globalStyle(`${view} > span:last-of-type`, { fontWeight: 400 });
// The label is struck out; why it cannot be chosen stays readable.
globalStyle(`${chip}:has(:disabled):not(${view}) > span:first-of-type`, { textDecoration: 'line-through' });
/** Covers its chip, so that touch and focus find it. */
export const chipMark = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
