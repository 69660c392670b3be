import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, threeAcross } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const layout = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: '232px 1fr',
      maxInlineSize: theme.width.wide,
      marginInline: 'auto',
      paddingInlineStart: '48px',
    },
  },
});
export const rail = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: theme.barHeight,
  background: theme.color.page,
  '@media': {
    [media.desk]: {
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${theme.barHeight})`,
      paddingBlock: `${theme.space[48]} ${theme.space[24]}`,
      overflowY: 'auto',
    },
    [media.low]: { position: 'static' },
  },
});
/** Below what stays in sight above it: the bar, and on a phone the categories. */
export const panel = style({
  scrollMarginBlockStart: `calc(${theme.barHeight} + ${theme.height.control})`,
  '@media': { [media.desk]: { scrollMarginBlockStart: theme.barHeight } },
});
// Until the cards of another section are drawn, the footer stays below the screen.
globalStyle(`${panel} > div`, { minBlockSize: '100dvh', '@media': { [media.desk]: { paddingInlineStart: 0 } } });
globalStyle(`${panel} :is(a, button, input)`, { scrollMarginBlockStart: theme.height.control });
/** Heading and search, side by side where there is room. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  marginBlockEnd: theme.space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: theme.space[24] } },
});
const rowsOfChips = (count: number) => ({
  minBlockSize: `calc(${count} * (${theme.height.control} + ${theme.space[8]}) - ${theme.space[8]})`,
});
/** Its chips come after the first page, in as many rows as they need there, and move nothing. */
export const filter = style({
  minBlockSize: theme.height.control,
  '@media': { [media.phone]: rowsOfChips(2), [media.narrow]: rowsOfChips(3) },
});
export const search = style({ position: 'relative', alignSelf: 'start' });
globalStyle(`${search} input`, { paddingInlineStart: '44px' });
export const magnifier = style({
  position: 'absolute',
  insetInlineStart: '14px',
  insetBlockEnd: 0,
  // As high as the field, whose letters may be large.
  blockSize: `max(${theme.height.primary}, 1lh + 2 * ${theme.space[8]} + 2px)`,
  color: theme.color.muted,
  pointerEvents: 'none',
});
export const grid = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: threeAcross, gap: `${theme.space[24]} ${theme.space[20]}` },
  },
});
export const card = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '84px 1fr auto',
    columnGap: theme.space[16],
    alignItems: 'center',
    paddingBlock: theme.space[16],
    borderBlockStart: `1px solid ${theme.color.line}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '1fr auto',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
        rowGap: theme.space[12],
        paddingBlock: 0,
        border: 0,
      },
    },
  },
  variants: { isLead: { true: { '@media': { [media.desk]: { gridColumn: 'span 2' } } } } },
});
/** A long word breaks rather than making the page wider than the screen. */
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.3 });
/** The whole card is the link; the button is above it. */
export const link = style({
  color: theme.color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small });
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const reason = style({ color: theme.color.warn, fontSize: theme.size.small, fontWeight: 600 });
export const change = style({ position: 'relative', zIndex: 1, justifySelf: 'start', marginBlockStart: theme.space[8] });
export const add = style({ position: 'relative', zIndex: 1, '@media': { [media.tablet]: { alignSelf: 'end' } } });
export const plate = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
