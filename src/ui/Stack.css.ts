import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

/** The room between parts, by its pixels. */
export const gap = {
  4: { gap: theme.space[4] },
  8: { gap: theme.space[8] },
  12: { gap: theme.space[12] },
  16: { gap: theme.space[16] },
  24: { gap: theme.space[24] },
  32: { gap: theme.space[32] },
  48: { gap: theme.space[48] },
};
// A grid's only column grows with a long word unless it may shrink.
export const stack = recipe({ base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }, variants: { gap } });
