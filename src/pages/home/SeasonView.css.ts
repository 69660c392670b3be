import { style } from '@vanilla-extract/css';
import { place } from '#src/ui/place.ts';

/** Alone on the counter; where its foot is in the picture is not known, so that it stands well below the wall. */
export const lead = style(place({ left: 50, bottom: 9, width: 76 }));
