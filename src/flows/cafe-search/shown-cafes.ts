import type { FoundCafe } from '#contract/cafe.ts';
import { milesFrom } from '#domain/cafe/distance.ts';

/** Rows before the button that shows the rest. */
const MOST_AT_FIRST = 5;

/** What a list shows of the cafes that were found. */
export interface ShownCafes {
  /** The nearest first. */
  readonly shown: readonly FoundCafe[];
  /** The nearest one that is open, else the nearest that takes orders: the primary action of the page. */
  readonly first: FoundCafe | undefined;
  /** The first that is not shown. */
  readonly next: FoundCafe | undefined;
  /** How many are within the radius. */
  readonly nearCount: number;
}

/**
 * Returns the cafes to show: those near, or the nearest ones where none is.
 * @param cafes The nearest first.
 * @param searchRadius In miles.
 * @param isAll The guest wants to see those farther away too.
 */
export function shownCafes(cafes: readonly FoundCafe[], searchRadius: number, isAll: boolean): ShownCafes {
  const near = cafes.filter(({ cafeLocation }) => milesFrom(cafeLocation.distance) <= searchRadius);
  const shown = isAll ? cafes : (near.length > 0 ? near : cafes).slice(0, MOST_AT_FIRST);
  const first = shown.find(({ isOpen }) => isOpen) ?? shown[0];
  return { shown, first, next: cafes[shown.length], nearCount: near.length };
}
