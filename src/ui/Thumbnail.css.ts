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
      small: { inlineSize: 56, blockSize: 56, borderRadius: theme.corner.control },
    },
  },
});
export const picture = recipe({
  base: { gridArea: '1 / 1', blockSize: 'auto', filter: 'drop-shadow(0 6px 6px rgb(43 29 20 / 0.16))' },
  variants: {
    size: {
      card: { inlineSize: '46%', '@media': { [media.phone]: { inlineSize: '68%' } } },
      large: { inlineSize: '46%' },
      row: { inlineSize: '68%' },
      small: { inlineSize: '68%' },
    },
    isDimmed: { true: { filter: 'grayscale(1)', opacity: 0.55 } },
    place: { alone: {}, left: { translate: '-34% 4%' }, right: { translate: '34% 6%', scale: '0.82' } },
  },
});
export const blank = style({ inlineSize: '30%', blockSize: 'auto' });
