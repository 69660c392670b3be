// Files of their own, never inlined, as those of the menu: the scene comes after the question above it.
import baguette from './counter/stone-oven-baguette.svg?no-inline';
import sourdough from './counter/country-sourdough.svg?no-inline';
import croissant from './counter/butter-croissant.svg?no-inline';
import coffee from './counter/hearth-blend-coffee.svg?no-inline';
import bagels from './counter/seven-seed-bagel.svg?no-inline';

/** Pictures on the counter of the home page, independent of the menu. */
export const counterPictures = { baguette, sourdough, croissant, coffee, bagels };
