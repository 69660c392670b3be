import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** Of scenes alone: no text is on these colors. */
const counterColor = 'light-dark(#E9DCC8, #3A2F27)';
export const dishColor = 'light-dark(#FFFDF9, #7B6B5D)';
export const dishRim = 'light-dark(#E3D5C1, #95846F)';

/** A flat wall and a flat counter, on which pictures of food stand (`place`). */
export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
  '::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '45%', background: counterColor },
});

/** Two plates wide, and as high as one. */
export const wide = style({ aspectRatio: '628 / 228', '::before': { blockSize: '50%' } });
