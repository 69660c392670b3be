import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const list = style({ borderBlockStart: `1px solid ${theme.color.line}` });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${theme.space[12]} ${theme.space[24]}`,
  paddingBlock: theme.space[16],
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: 2, minInlineSize: 0 });
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small });
export const chips = style({ marginBlockStart: theme.space[8] });
export const end = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  gap: theme.space[8],
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});
export const aside = recipe({
  base: { fontSize: theme.size.small, fontWeight: 600 },
  variants: { tone: { plain: {}, good: { color: theme.color.good }, warn: { color: theme.color.warn } } },
});
export const name = style({ fontSize: theme.size.large });
