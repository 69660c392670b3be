import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const add = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
  minBlockSize: 56,
  padding: `${theme.space[8]} ${theme.space[16]}`,
  border: 0,
  background: 'none',
  color: theme.color.accent,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: theme.color.sunken },
  ':focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: -3 },
});
export const off = style({ color: theme.color.ink, fontWeight: 600 });
export const note = style({ color: theme.color.muted });
export const open = style({ color: theme.color.bad, fontWeight: 600 });

export const bar = style({ display: 'flex', gap: 2, blockSize: 10, borderRadius: theme.corner.chip, overflow: 'hidden' });
export const shares = style({ display: 'flex', flexWrap: 'wrap', gap: `${theme.space[8]} ${theme.space[24]}`, margin: 0 });
export const share = style({ display: 'flex', alignItems: 'center', gap: theme.space[8] });
export const payer = style({ color: theme.color.muted });
export const amount = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
const patch = style({ flex: 'none', inlineSize: 12, blockSize: 12, borderRadius: 3, forcedColorAdjust: 'none' });
const colors = { ink: theme.color.ink, muted: theme.color.muted, good: theme.color.good, accent: theme.color.accent };
/** The colors of those who pay; forced colors keep them, the figures say the same. */
export const part = styleVariants(colors, (background) => ({ background, minInlineSize: 4, forcedColorAdjust: 'none' as const }));
export const key = styleVariants(colors, (background) => [patch, { background }]);
export const split = style({ display: 'grid', gap: theme.space[8] });
export const splitName = style({ fontSize: theme.size.body, fontWeight: 600, fontFamily: theme.font.text });
export const declined = style({ color: theme.color.bad, fontWeight: 600 });
