import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[4],
    padding: `2px ${theme.space[8]}`,
    border: '1px solid transparent',
    borderRadius: theme.corner.chip,
    fontSize: theme.size.tiny,
    lineHeight: 1.4,
  },
  variants: {
    tone: {
      plain: { background: theme.color.sunken, color: theme.color.ink },
      good: { background: theme.color.goodSoft, color: theme.color.good },
      warn: { background: theme.color.warnSoft, color: theme.color.warn },
      bad: { background: theme.color.badSoft, color: theme.color.bad },
      accent: { background: theme.color.accentSoft, color: theme.color.accent },
    },
  },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 5 });
