import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const providers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  gap: theme.space[8],
});
