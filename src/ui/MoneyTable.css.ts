import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const table = style({ display: 'grid', gap: theme.space[8] });
export const row = recipe({
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: theme.space[16] },
  variants: { tone: { plain: {}, good: { color: theme.color.good }, muted: { color: theme.color.muted } } },
});
export const note = style({ display: 'block', color: theme.color.muted, fontSize: theme.size.small });
export const amount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space[16],
  marginBlockStart: theme.space[8],
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontWeight: 600,
});
export const sum = style({
  fontSize: theme.size.title,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
