import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { openingCategory } from '#domain/menu/sections.ts';

interface Shown {
  readonly menu: Menu;
  readonly isFiltered: boolean;
}

/** The category in which each guest was last, by their order or, before there is one, by their app. */
const last = new WeakMap<object, string>();

/**
 * Returns the category that a menu shows: the one that the address names, else the one in which the guest was last with this order, else the one that
 * the menu opens with (MENU-19). Neither the clock nor a filter nor a look at another page changes it under them.
 */
export function categoryShown({ menu, isFiltered }: Shown, asked: string | null, wanted: Wanted, of: object): string {
  const known = asked ?? last.get(of);
  const isThere = asked !== null || menu.categories.some(({ catId }) => catId === known);
  const catId = known !== undefined && isThere ? known : openingCategory(menu, wanted);
  if (asked !== null || isFiltered) last.set(of, catId);
  return catId;
}
