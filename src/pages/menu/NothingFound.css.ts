import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const answer = style({
  display: 'grid',
  gap: theme.space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: theme.space[32], alignItems: 'center' } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space[16], maxInlineSize: '40ch' });
