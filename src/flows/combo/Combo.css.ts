import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const lead = style({ color: theme.color.muted });

/** The places, one a row. */
export const rows = style({ borderBlockEnd: `1px solid ${theme.color.line}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: 64,
  paddingBlock: theme.space[8],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const rowWords = style({ display: 'grid', flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' });
export const rowName = recipe({
  base: { fontWeight: 600 },
  variants: { isCurrent: { true: { color: theme.color.accent } } },
});
export const rowPrice = style({ ...figures, fontSize: theme.size.small, color: theme.color.muted });
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: '50%',
    fontSize: theme.size.small,
    fontWeight: 700,
    ...figures,
  },
  variants: {
    as: {
      done: { background: theme.color.good, color: theme.color.page },
      current: { background: theme.color.accent, color: theme.color.onAccent },
      open: { border: `1px solid ${theme.color.control}`, fontWeight: 500 },
    },
  },
});
/** One line of what makes the price. */
export const sums = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${theme.space[4]} ${theme.space[16]}` });
export const sum = style({ ...figures, color: theme.color.muted });
export const amount = style({ ...figures, marginInlineStart: 'auto', fontSize: theme.size.title, fontWeight: 700 });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space[24]} ${theme.space[12]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const choice = style({ position: 'relative', display: 'grid', alignContent: 'start', minInlineSize: 0 });
/** In the corner of the picture, so that it makes no card higher. */
export const details = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
/** The whole card is pressed. */
export const cover = style({
  display: 'grid',
  inlineSize: '100%',
  gap: 2,
  padding: 0,
  border: 0,
  borderRadius: theme.corner.plate,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', color: theme.color.muted },
    '&[aria-pressed=true]': { outline: `2px solid ${theme.color.accent}`, outlineOffset: 6, background: theme.color.accentSoft },
    '&:focus-visible': { outline: `3px solid ${theme.color.focus}` },
  },
});
export const choiceName = style({ marginBlockStart: theme.space[8], fontWeight: 600 });
export const included = style({ color: theme.color.good, fontWeight: 600, fontSize: theme.size.small });
export const adds = style({ ...figures, fontWeight: 600, fontSize: theme.size.small });
export const reason = style({ color: theme.color.warn, fontWeight: 600, fontSize: theme.size.small });

/** What is on the tray, to check over. */
export const parts = style({ borderBlockEnd: `1px solid ${theme.color.line}` });
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[16],
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const partName = style({ fontWeight: 600 });
export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.muted,
  fontSize: theme.size.small,
  ...figures,
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
});
export const barWords = style({ display: 'grid', ...figures });
