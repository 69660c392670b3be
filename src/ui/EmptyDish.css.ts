import { style } from '@vanilla-extract/css';
import { place } from './place.ts';

/** The counter comes up higher where there is little on it. */
export const table = style({ aspectRatio: '16 / 10', '::before': { blockSize: '60%' } });
export const strip = style({ aspectRatio: '2 / 1', '::before': { blockSize: '56%' } });

const stand = (left: number, bottom: number, width: number) => style(place({ left, bottom, width, foot: 100 }));

export const crumbs = {
  linen: style(place({ left: 52, bottom: 14, width: 100, foot: 90 })),
  dish: stand(48, 22, 76),
  on: style(place({ left: 46.5, bottom: 40.6, width: 56.5, foot: 86 })),
  before: style(place({ left: 82, bottom: 12, width: 17.14, foot: 86 })),
};
export const spoon = {
  linen: style(place({ left: 50, bottom: 16, width: 100, foot: 90 })),
  dish: stand(50, 23, 76),
  before: style(place({ left: 60, bottom: 10, width: 45, foot: 86.67 })),
};
export const spoonOn = {
  linen: style(place({ left: 50, bottom: 12, width: 93.48, foot: 90 })),
  dish: stand(50, 20, 72),
  on: style(place({ left: 50, bottom: 43.1, width: 45, foot: 86.67 })),
};
