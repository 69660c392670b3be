import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, wideOnDesk } from './media.ts';
import { theme } from './theme.css.ts';

export const space = style({ containerType: 'inline-size' });
export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[32] },
  variants: {
    variant: {
      formAndSummary: wideOnDesk({ gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: theme.space[64] }),
      listAndMap: {
        ...wideOnDesk({
          gridTemplateColumns: `calc(max(${theme.space[48]}, (100cqi - ${theme.width.wide}) / 2) + 612px) minmax(0, 1fr)`,
          gap: 0,
        }),
      },
      single: {},
      pictureAndChoices: wideOnDesk({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '56px' }),
    },
  },
});
/** Beside the other column it needs no box in between; below it, its last part can stick to the foot of the window. */
export const column = recipe({
  base: { display: 'contents', ...wideOnDesk({ display: 'block' }) },
  variants: {
    /** The page of a list and a map has no sides of its own on a desk. */
    place: {
      beside: {},
      list: wideOnDesk({
        paddingBlock: `${theme.space[24]} ${theme.space[48]}`,
        paddingInline: `max(${theme.space[48]}, (100cqi - ${theme.width.wide}) / 2) 40px`,
      }),
      map: wideOnDesk({
        display: 'block',
        position: 'sticky',
        insetBlockStart: theme.barHeight,
        alignSelf: 'start',
        blockSize: `calc(100dvh - ${theme.barHeight})`,
        borderInlineStart: `1px solid ${theme.color.line}`,
      }),
    },
    isSticky: {
      // In a low window its end would stay out of sight.
      true: {
        '@media': {
          ...wideOnDesk({ display: 'block', alignSelf: 'start' })['@media'],
          ...wideOnDesk({ position: 'sticky', insetBlockStart: `calc(${theme.barHeight} + ${theme.space[24]})` }, media.highDesk)['@media'],
        },
      },
    },
  },
});
