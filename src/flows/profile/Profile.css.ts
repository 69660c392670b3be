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
export const back = style({ margin: '-16px 0 4px -16px', '@media': { [media.desk]: { display: 'none' } } });
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
globalStyle(`${layout}[data-overview]:has([data-page-loading]) ${nav}`, {
  '@media': { [`not all and ${media.desk}`]: { visibility: 'hidden' } },
});
/** A scene in a column of words. */
export const dish = style({ maxInlineSize: 400 });
export const terms = style({ paddingBlockEnd: theme.space[12], color: theme.color.muted, fontSize: theme.size.small });
