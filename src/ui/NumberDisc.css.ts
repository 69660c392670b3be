import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'start',
    minInlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: `1px solid ${theme.color.accent}`,
    borderRadius: '0.875rem',
    color: theme.color.accent,
    fontSize: theme.size.small,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isFilled: { true: { background: theme.color.accent, color: theme.color.onAccent } } },
});
