import { style } from '@vanilla-extract/css';
import { place } from '#src/ui/place.ts';

export const strip = style({ aspectRatio: '390 / 150', '::before': { blockSize: '54%' } });
export const linen = style(place({ left: 54, bottom: 6, width: 60.87, foot: 90 }));
export const dish = style(place({ left: 48, bottom: 14, width: 42, foot: 100 }));
export const croissant = style(place({ left: 48, bottom: 27.7, width: 35.1, middle: 49.75, foot: 87.67 }));
export const coffee = style(place({ left: 78, bottom: 18, width: 26.5, middle: 49.62, foot: 92 }));
