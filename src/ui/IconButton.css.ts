import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: theme.corner.control,
    background: 'none',
    color: theme.color.ink,
    cursor: 'pointer',
    transition: `background ${theme.motion.state}`,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled=true])': { background: theme.color.sunken },
      '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', borderColor: theme.color.line, color: theme.color.muted },
    },
  },
  variants: {
    tone: {
      plain: {},
      accent: {
        borderColor: theme.color.accent,
        background: theme.color.surface,
        color: theme.color.accent,
        selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { background: theme.color.accentSoft } },
      },
    },
    isRound: { true: { borderRadius: '50%' } },
  },
  defaultVariants: { tone: 'plain' },
});
