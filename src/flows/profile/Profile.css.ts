import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const section = style({
  display: 'grid',
  gap: theme.space[12],
  padding: `${theme.space[20]} 0`,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space[12] });
globalStyle(`${head} h2`, { fontSize: theme.size.large });
export const list = style({ display: 'grid', gap: theme.space[12], margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[8],
  minInlineSize: 0,
});
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const pair = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const layout = style({
  display: 'grid',
  gap: theme.space[24],
  minInlineSize: 0,
  '@media': { [media.desk]: { gridTemplateColumns: '240px minmax(0, 860px)', columnGap: theme.space[64], alignItems: 'start' } },
});
export const nav = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: `calc(${theme.barHeight} + ${theme.space[24]})` } },
});
export const toggle = style({ '@media': { [media.desk]: { display: 'none' } } });
/** On small screens the navigation or the part, never both. */
export const links = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '[data-navigating] &': { display: 'grid' } },
  '@media': { [media.desk]: { display: 'grid' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  color: theme.color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { background: theme.color.sunken }, '&[aria-current=page]': { fontWeight: 650 } },
  '@media': {
    [media.desk]: {
      minBlockSize: theme.height.control,
      paddingInlineStart: 14,
      border: 0,
      borderInlineStart: '3px solid transparent',
      selectors: { '&[aria-current=page]': { borderColor: theme.color.accent } },
    },
  },
});
export const part = style({
  minInlineSize: 0,
  selectors: { '[data-navigating] &': { display: 'none' } },
  '@media': { [media.desk]: { selectors: { '[data-navigating] &': { display: 'block' } } } },
});
