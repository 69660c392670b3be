import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

/** Side by side where there is room for both. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  gap: theme.space[8],
});
