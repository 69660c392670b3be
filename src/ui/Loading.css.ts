import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, threeAcross } from './media.ts';
import { theme } from './theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** What comes soon is not announced by a flash of blocks. */
const DELAY = '300ms';
/** A block in the place of what is on its way; it stands still where motion is reduced. */
export const breathing = {
  background: theme.color.sunken,
  animation: `${hidden} ${DELAY}, ${breathe} 1.6s ease-in-out ${DELAY} infinite`,
} as const;

export const waiting = style({ display: 'block' });
export const skeletons = style({ display: 'grid', gap: theme.space[16] });
export const plates = style({
  display: 'grid',
  gap: theme.space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: threeAcross } },
});
export const skeleton = recipe({
  base: { ...breathing, borderRadius: theme.corner.control },
  variants: {
    shape: {
      row: { blockSize: 84 },
      plate: {
        aspectRatio: '4 / 3',
        borderRadius: theme.corner.plate,
        // There cards are rows.
        '@media': { [media.phone]: { aspectRatio: 'auto', blockSize: 84 } },
      },
    },
  },
});
