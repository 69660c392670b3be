import { style } from '@vanilla-extract/css';
import { place } from './place.ts';

/** Alone on the counter. Its foot in the picture is unknown, so it is placed well below the wall. */
export const food = style(place({ left: 50, bottom: 9, width: 76 }));
