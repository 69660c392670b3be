import type { FoundCafe } from './cafe.ts';
import { supports } from './services.ts';
import { milesFrom } from './distance.ts';

/** Rows before the button that shows the rest. */
const MOST_AT_FIRST = 5;

/** What a list shows of the cafes that were found. */
export interface ListedCafes {
  /** The nearest first. */
  readonly shown: readonly FoundCafe[];
  /** The primary action of the page. */
  readonly first: FoundCafe | undefined;
  /** The first that is not shown. */
  readonly next: FoundCafe | undefined;
  /** How many are within the radius. */
  readonly nearCount: number;
}

/**
 * Returns the cafes that a list shows: those near, or the nearest ones where none is.
 * @param cafes The nearest first.
 * @param searchRadius In miles.
 * @param isAll The guest wants to see those farther away too.
 */
export function listedCafes(cafes: readonly FoundCafe[], searchRadius: number, isAll: boolean): ListedCafes {
  const near = within(cafes, searchRadius);
  const shown = isAll ? cafes : (near.length > 0 ? near : cafes).slice(0, MOST_AT_FIRST);
  return { shown, first: openFirst(shown), next: cafes[shown.length], nearCount: near.length };
}

/**
 * Returns the cafe for a pickup where none delivers, of those in the radius that offer it (CAFE-01): the nearest that is open, else the nearest;
 * undefined where there is none, since a cafe an hour away is for the guest to choose.
 * @param cafes The nearest first.
 * @param searchRadius In miles.
 */
export function cafeForPickup(cafes: readonly FoundCafe[], searchRadius: number): FoundCafe | undefined {
  return openFirst(within(cafes, searchRadius).filter(({ services }) => supports(services, 'RPU')));
}

const within = (cafes: readonly FoundCafe[], searchRadius: number) => cafes.filter(({ distance }) => milesFrom(distance) <= searchRadius);

/** The nearest one that is open, else the nearest: it takes orders for later. */
const openFirst = (cafes: readonly FoundCafe[]) => cafes.find(({ isOpen }) => isOpen) ?? cafes[0];
