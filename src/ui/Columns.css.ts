import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wideOnDesk } from './media.ts';
import { theme } from './theme.css.ts';

export const space = style({ containerType: 'inline-size' });
export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[32] },
  variants: {
    variant: {
      formAndSummary: wideOnDesk({ gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: theme.space[64] }),
      pictureAndChoices: wideOnDesk({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '56px' }),
    },
  },
});
/** Beside the other column it needs no box in between; below it, its last part can stick to the foot of the window. */
export const column = recipe({
  base: { display: 'contents', ...wideOnDesk({ display: 'block' }) },
  variants: {
    isSticky: {
      true: wideOnDesk({
        display: 'block',
        position: 'sticky',
        insetBlockStart: `calc(${theme.barHeight} + ${theme.space[24]})`,
        alignSelf: 'start',
      }),
    },
  },
});
