import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

const line = `1px solid ${theme.color.line}`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: theme.space[8],
  selectors: { '&[data-overview]': { rowGap: theme.space[32] } },
  '@media': { [media.desk]: { gridTemplateColumns: '240px minmax(0, 860px)', columnGap: theme.space[64], alignItems: 'start' } },
});
export const nav = style({
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: `calc(${theme.barHeight} + ${theme.space[24]})` } },
});
/** The way back to the list of parts, where that is not in sight. */
export const back = style({ marginBlockStart: -16, marginInlineStart: -16, '@media': { [media.desk]: { display: 'none' } } });
/** On small screens the list of parts or the part, never both; the overview has both. */
export const links = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: line,
  selectors: { '[data-overview] &, [data-navigating] &': { display: 'grid' } },
  '@media': { [media.desk]: { display: 'grid', border: 0 } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[16],
  inlineSize: '100%',
  minBlockSize: 52,
  padding: 0,
  border: 0,
  borderBlockEnd: line,
  background: 'none',
  color: theme.color.ink,
  fontFamily: 'inherit',
  fontSize: theme.size.body,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.sunken }, '&[aria-current]': { fontWeight: 650 } },
  '@media': {
    [media.desk]: {
      minBlockSize: theme.height.control,
      paddingInlineStart: 14,
      border: 0,
      borderInlineStart: '3px solid transparent',
      selectors: { '&[aria-current]': { borderColor: theme.color.accent } },
    },
  },
});
/** The overview does not lead to itself. */
export const here = style({
  selectors: { '[data-overview] &[data-part=profile]': { display: 'none' } },
  '@media': { [media.desk]: { selectors: { '[data-overview] &[data-part=profile]': { display: 'block' } } } },
});
export const word = style({ flex: 1, minInlineSize: 0 });
export const mark = style({ flex: 'none', color: theme.color.muted });
globalStyle(`${link}[aria-current] ${mark}`, { color: theme.color.accent });
export const onward = style({ flex: 'none', color: theme.color.muted, '@media': { [media.desk]: { display: 'none' } } });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  alignContent: 'start',
  selectors: { '[data-navigating] &': { display: 'none' } },
  '@media': { [media.desk]: { selectors: { '[data-navigating] &': { display: 'grid' } } } },
});

// The list of parts has a small screen to itself (NAV-25).
globalStyle(`:root:has(${layout}[data-navigating]) footer`, { '@media': { [`not all and ${media.desk}`]: { display: 'none' } } });

export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const list = style({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: line });
/** A group of rows under its heading. */
export const group = style({ display: 'grid', gap: theme.space[12] });
globalStyle(`${group} + ${group}`, { marginBlockStart: theme.space[12] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[4]} ${theme.space[16]}`,
});
/** Rows between hairlines: what it is, what holds, what can be done. */
export const rows = style({ borderBlockEnd: line });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[16],
  minBlockSize: 64,
  padding: `${theme.space[8]} 0`,
  borderBlockStart: line,
  '@media': { [media.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr) auto' } },
});
export const label = style({
  color: theme.color.muted,
  fontSize: theme.size.small,
  '@media': { [media.tablet]: { fontSize: theme.size.body } },
});
export const value = style({
  gridColumn: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
globalStyle(`${value} > :is(p, ul)`, { margin: 0, padding: 0, listStyle: 'none' });
/** At the right of both lines of a row; the words of a button end where the hairline ends. */
export const act = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  justifySelf: 'end',
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});
export const chipped = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${theme.space[4]} ${theme.space[8]}` });
/** A form that opens in the place of what it changes. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  margin: `${theme.space[12]} 0`,
  padding: theme.space[20],
  border: line,
  borderRadius: theme.corner.sheet,
  background: theme.color.surface,
  '@media': { [media.narrow]: { padding: theme.space[12] }, [media.tablet]: { padding: theme.space[24] } },
});
export const pair = style({
  display: 'grid',
  gap: theme.space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const add = style({ marginInlineStart: -16 });
/** A thing of the member's: a picture of its kind, its name and what else is known of it, what can be done. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[16],
  minBlockSize: 76,
  padding: `${theme.space[12]} 0`,
  borderBlockStart: line,
});
export const kind = style({ alignSelf: 'start', color: theme.color.muted, marginBlockStart: 2 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const acts = style({ marginInlineEnd: -16 });
/** Under what is known of a thing, in line with it. */
export const below = style({ marginBlockEnd: -8, marginInlineStart: -16 });
export const question = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[8],
  marginBlockStart: theme.space[8],
});
globalStyle(`${question} > output`, { flex: '1 1 100%', fontWeight: 600 });
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[8]} ${theme.space[16]}`,
  padding: `${theme.space[16]} 0`,
  borderBlockStart: line,
  '@media': { [media.tablet]: { gridTemplateColumns: '184px minmax(0, 1fr) auto' } },
});
export const plates = style({
  display: 'flex',
  gap: theme.space[8],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 1 } },
});
export const orderName = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.3 });
export const amount = style({ alignSelf: 'start', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const last = style({
  display: 'grid',
  gap: theme.space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: theme.space[24] } },
});
export const facts = style({ display: 'grid', margin: 0, borderBlockEnd: line });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  minBlockSize: 52,
  borderBlockStart: line,
});
globalStyle(`${fact} dt`, { color: theme.color.muted });
// As wide as the row allows, so that nothing moves when what it says comes.
globalStyle(`${fact} dd`, {
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${theme.space[12]}`,
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
globalStyle(`${layout}[data-overview]:has([data-page-loading]) ${nav}`, {
  '@media': { [`not all and ${media.desk}`]: { visibility: 'hidden' } },
});
export const lastWords = style({ display: 'grid', gap: theme.space[4], minInlineSize: 0 });
export const onwards = style({ marginBlockStart: theme.space[12] });
export const textLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
globalStyle(`${act} > button`, { marginInlineEnd: -16 });
/** A scene in a column of words. */
export const dish = style({ maxInlineSize: 400 });
export const terms = style({ paddingBlockEnd: theme.space[12], color: theme.color.muted, fontSize: theme.size.small });
