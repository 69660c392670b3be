import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const plate = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: theme.corner.plate,
    background: theme.color.sunken,
    color: theme.color.control,
  },
  variants: {
    size: {
      card: { inlineSize: '100%', aspectRatio: '4 / 3', '@media': { [media.phone]: { inlineSize: 84, aspectRatio: '1' } } },
      large: { inlineSize: '100%', aspectRatio: '4 / 3' },
      row: { inlineSize: 84, blockSize: 84 },
      line: { inlineSize: 64, blockSize: 64, borderRadius: theme.corner.control },
      small: { inlineSize: 56, blockSize: 56, borderRadius: theme.corner.control },
    },
  },
});
/** The picture of what cannot be had now. */
export const dimmed = { filter: 'grayscale(1)', opacity: 0.55 } as const;
export const picture = recipe({
  base: { blockSize: 'auto' },
  variants: {
    size: {
      card: { inlineSize: '92%', '@media': { [media.phone]: { inlineSize: '94%' } } },
      large: { inlineSize: '92%' },
      row: { inlineSize: '94%' },
      line: { inlineSize: '94%' },
      small: { inlineSize: '94%' },
    },
    isDimmed: { true: dimmed },
    // Two on one plate: one behind, one in front.
    isPair: { true: { gridArea: '1 / 1', inlineSize: '66%', placeSelf: 'start', selectors: { '& + &': { placeSelf: 'end' } } } },
  },
});
export const blank = style({ inlineSize: '30%', blockSize: 'auto' });
