import { globalStyle, style } from '@vanilla-extract/css';
import { belowFold } from '#src/ui/below-fold.ts';
import { fieldLabel } from '#src/ui/field-label.ts';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** Two columns before a desk's width: question and scene are both narrow. */
const wide = '(min-width: 900px)';
const halves = { display: 'grid', gap: theme.space[48], gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' };

/** As wide as the bar. */
export const page = style({
  maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})`,
  marginInline: 'auto',
  padding: `${theme.space[24]} ${theme.space[16]} ${theme.space[64]}`,
  '@media': { [media.tablet]: { paddingInline: theme.space[24] }, [media.desk]: { paddingInline: theme.space[48] } },
});
export const front = style({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gap: theme.space[64],
      gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlockStart: theme.space[16],
    },
  },
});
/** Keeps its line until the name is known. */
export const greeting = style({ minBlockSize: '1lh', marginBlockEnd: theme.space[4], color: theme.color.muted });
export const question = style({
  maxInlineSize: '14ch',
  marginBlockEnd: 18,
  fontSize: 'clamp(1.9rem, 1.1rem + 3.2vw, 3.25rem)',
  lineHeight: 1.06,
  '@media': { [wide]: { marginBlockEnd: theme.space[24] } },
});
export const form = style({
  display: 'grid',
  gap: theme.space[12],
  marginBlockStart: theme.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});
/** Beside the field, not beside its label. */
export const submit = style({
  fontSize: fieldLabel.size,
  '@media': { [media.tablet]: { paddingBlockStart: `calc(1lh + ${fieldLabel.gap})` } },
});
export const note = style({ marginBlockStart: 14, color: theme.color.muted, fontSize: '0.9375rem' });
export const caption = style({ marginBlockStart: 10, color: theme.color.muted, fontSize: '0.9375rem' });
globalStyle(`${caption} strong`, { color: theme.color.ink, fontWeight: 600 });
/** As high as a heading and two of them, so that nothing moves when they come; on phones they come below the fold. */
export const rewards = style({ '@media': { [wide]: { minBlockSize: 182 } } });
/** As high as an order with two lines. */
export const orderWaiting = style({ blockSize: 503, '@media': { [media.tablet]: { blockSize: 365 } } });
/** Stronger than the shape of any scene, whose rules may come before these. */
const shape = (aspectRatio: string) => ({ selectors: { '&&': { aspectRatio } } });
export const lowHero = style({ ...shape('16 / 11'), '@media': { [media.tablet]: shape('16 / 9') } });
export const hero = style([lowHero, { '@media': { [wide]: shape('1 / 0.74') } }]);
export const section = style({ ...belowFold(400), paddingBlockStart: 40, '@media': { [wide]: { paddingBlockStart: 72 } } });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space[16],
  marginBlockEnd: theme.space[16],
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 600 });

export const season = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gap: 28, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' }, [wide]: halves },
});
export const lead = style({ position: 'relative' });
export const leadScene = style({ '@media': { [wide]: { selectors: { '&&': { aspectRatio: '4 / 2.72' } } } } });
export const leadWords = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start', paddingBlockStart: 14 });
export const leadName = style({ fontSize: theme.size.title });
export const quiet = style({ color: theme.color.muted });
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const choose = style({ marginBlockStart: theme.space[8] });
export const rows = style({ borderBlockEnd: `1px solid ${theme.color.line}` });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
/** Above the link of the row. */
export const add = style({ position: 'relative', zIndex: 1 });
export const rowWords = style({ display: 'grid', flex: 1, gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.25 });
export const small = style({ color: theme.color.muted, fontSize: theme.size.small });
/** The whole row, or tile, is the link. */
export const whole = style({
  color: theme.color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const shelf = style({
  display: 'grid',
  gap: '18px 10px',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gap: '22px 16px', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [wide]: { gap: '28px 20px', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const tile = style({ position: 'relative', display: 'grid', gap: theme.space[8], alignContent: 'start' });
export const tileName = style({ fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' });
export const waitingPlate = style({ aspectRatio: '4 / 3', borderRadius: theme.corner.plate, background: theme.color.sunken });
/** As high as name, two lines, price and button. */
export const waitingWords = style({ blockSize: '12.5rem' });
export const waitingRow = style({ blockSize: 84, borderRadius: theme.corner.plate, background: theme.color.sunken });

export const near = style({ '@media': { [wide]: halves } });
export const nearMap = style({ minBlockSize: 300, overflow: 'hidden', borderRadius: theme.corner.plate });
export const cafeName = style({ ':focus': { outline: 'none' } });
export const cafe = style([row, { '@media': { [media.phone]: { flexWrap: 'wrap' } } }]);
/** Beside a link of several words: with large letters above it. */
export const groupWords = style([rowWords, { flexBasis: '12rem' }]);
export const good = style({ color: theme.color.good, fontWeight: 600 });
export const order = style({ '@media': { [media.phone]: { flex: '1 0 100%', paddingInlineStart: 40 } } });
