import { style } from '@vanilla-extract/css';
import { place } from '#src/ui/place.ts';

export const baguette = style(place({ left: 71, bottom: 34, width: 64.67, middle: 49.25, foot: 77 }));
export const sourdough = style(place({ left: 34, bottom: 27, width: 67.8, middle: 46.37, foot: 81 }));
export const dish = style({ position: 'absolute', insetInlineStart: '64%', insetBlockEnd: '9%', inlineSize: '56%', translate: '-50% 0' });
export const croissant = style(place({ left: 64, bottom: 15.6, width: 46.85, middle: 49.75, foot: 87.67 }));
export const coffee = style(place({ left: 18, bottom: 9, width: 36.59, middle: 49.62, foot: 92 }));
export const bagels = style(place({ left: 39, bottom: 4, width: 23.6, middle: 50.5, foot: 88 }));
