import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** From edge to edge below the bar; its contents are as wide as those of the page. */
export const strip = style({
  background: theme.color.goodSoft,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: { '&[data-coming]': { visibility: 'hidden' } },
});
export const orders = style({
  display: 'grid',
  maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
  '@media': { [media.tablet]: { paddingInline: theme.space[24] }, [media.desk]: { paddingInline: theme.space[48] } },
});
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[8]} ${theme.space[16]}`,
  paddingBlock: theme.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const dot = style({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  background: theme.color.good,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const words = style({ flex: '1 1 16ch', minInlineSize: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const news = style({ fontWeight: 600 });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
/** Quieter than the orders above it. */
export const help = style({
  background: theme.color.page,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: { '&[data-coming]': { visibility: 'hidden' } },
});
export const helpWords = style([
  orders,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${theme.space[16]}`,
    paddingBlockStart: theme.space[4],
  },
]);
export const helpLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
