import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const notice = recipe({
  base: {
    display: 'flex',
    gap: theme.space[12],
    padding: '13px 15px',
    // Seen where colors are forced, which takes the ground away.
    border: '1px solid transparent',
    borderRadius: theme.corner.plate,
  },
  variants: {
    tone: {
      info: { background: theme.color.sunken },
      good: { background: theme.color.goodSoft },
      warn: { background: theme.color.warnSoft },
      bad: { background: theme.color.badSoft },
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
export const words = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start', minInlineSize: 0, flex: '1 1 auto' });
export const heading = style({ fontWeight: 600 });
