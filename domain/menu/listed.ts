import { hiddenIds, type Avoidance } from './allergens.ts';
import type { Menu } from './menu.ts';
import { searchMenu } from './search.ts';

/** Returns the ids of the placards of a category, or of what has the words that are searched, each once. `sought`: empty where nothing is. */
export function listedIds(menu: Menu, { catId, sought }: { readonly catId: string; readonly sought: string }): readonly string[] {
  if (sought !== '') return searchMenu(menu, sought).placards.map(({ placardId }) => placardId);
  const category = menu.categories.find((known) => known.catId === catId);
  return [...new Set(category?.sections.flatMap(({ placardIds }) => placardIds))].filter((id) => menu.placards[id] !== undefined);
}

/** Returns how many of the placards that the categories of a menu list fit what a guest avoids and looks for, each counted once (MENU-11). */
export function fittingCount(menu: Menu, avoidance: Avoidance): number {
  const misfits = hiddenIds(menu, avoidance);
  const listed = new Set(menu.categories.flatMap(({ catId }) => listedIds(menu, { catId, sought: '' })));
  return [...listed].filter((id) => !misfits.has(id)).length;
}
