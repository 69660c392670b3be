import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

/** Words that are so large that the figure has no room beside them have it below. */
const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${theme.space[16]}`,
} as const;

export const table = style({ display: 'grid', gap: theme.space[8] });
export const row = recipe({
  base: spread,
  variants: { tone: { plain: {}, good: { color: theme.color.good }, muted: { color: theme.color.muted } } },
});
export const words = style({ flex: '1 1 6rem', minInlineSize: 0 });
export const note = style({ display: 'block', color: theme.color.muted, fontSize: theme.size.small });
export const amount = style({ flex: 'none', marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const total = style({
  ...spread,
  marginBlockStart: theme.space[8],
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontWeight: 600,
});
export const sum = style({
  marginInlineStart: 'auto',
  fontSize: theme.size.title,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
