import { recipe } from '@vanilla-extract/recipes';
import { place } from './place.ts';
import { dimmed } from './Thumbnail.css.ts';

export const food = recipe({
  variants: {
    as: {
      served: place({ left: 50, bottom: 22.4, width: 87, foot: 81.2 }),
      servedWide: place({ left: 46, bottom: 25.3, width: 53.4, foot: 81.2 }),
      // Its foot in the picture is unknown, so it is placed well below the wall.
      alone: place({ left: 50, bottom: 9, width: 76 }),
      aloneWide: place({ left: 46, bottom: 12, width: 42 }),
    },
    isDimmed: { true: dimmed },
  },
});
