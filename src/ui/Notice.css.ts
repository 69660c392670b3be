import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const ground = (color: string, soft: string) => ({ background: soft, borderColor: color });

export const notice = recipe({
  base: {
    display: 'flex',
    gap: theme.space[12],
    padding: theme.space[16],
    border: '1px solid',
    borderRadius: theme.corner.control,
  },
  variants: {
    tone: {
      info: ground(theme.color.line, theme.color.sunken),
      good: ground(theme.color.good, theme.color.goodSoft),
      warn: ground(theme.color.warn, theme.color.warnSoft),
      bad: ground(theme.color.bad, theme.color.badSoft),
    },
  },
});
export const icon = recipe({
  base: { flex: 'none', marginBlockStart: 1 },
  variants: {
    tone: {
      info: { color: theme.color.muted },
      good: { color: theme.color.good },
      warn: { color: theme.color.warn },
      bad: { color: theme.color.bad },
    },
  },
});
export const words = style({ display: 'grid', gap: theme.space[8], justifyItems: 'start', minInlineSize: 0, flex: '1 1 auto' });
export const heading = style({ fontWeight: 600 });
