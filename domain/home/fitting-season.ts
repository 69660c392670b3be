import { fits, type Avoidance } from '../menu/allergens.ts';
import type { Menu } from '../menu/menu.ts';
import type { Season } from './season.ts';

/** Returns a season without what a guest avoids, and of the diets they look for, as the menu lists it (MENU-11); it may be left without an offer. */
export const fittingSeason = (season: Season, menu: Menu, avoidance: Avoidance): Season => ({
  ...season,
  offers: season.offers.filter(({ placard }) => fits(menu, placard, avoidance)),
});
