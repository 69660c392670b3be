import type { Kit } from '../chance.ts';
import type { Spot } from '../spots.ts';

/** Draws one topping, seen from above, at all of its spots: one path for each tone. */
export type Topping = (kit: Kit, spots: readonly Spot[]) => string;
