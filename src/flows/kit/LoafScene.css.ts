import { style } from '@vanilla-extract/css';
import { place } from '#src/ui/place.ts';

export const counter = style({ aspectRatio: '16 / 10', '::before': { blockSize: '46%' } });
export const linen = style(place({ left: 56, bottom: 5, width: 95.65, foot: 90 }));
export const board = style(place({ left: 48, bottom: 11, width: 76, foot: 100 }));
export const loaf = style(place({ left: 48, bottom: 27.1, width: 70.1, middle: 46.37, foot: 81 }));
export const crumbs = style(place({ left: 84, bottom: 12, width: 20, foot: 86 }));
