import { hiddenIds, menuWithout, type Avoidance } from './allergens.ts';
import type { Wanted } from './availability.ts';
import type { Menu } from './menu.ts';
import { searchMenu } from './search.ts';
import { searchAsWanted } from './search-wanted.ts';

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

/** How many placards fit what a guest avoids and looks for, each counted once. */
export interface FittingCount {
  /** Of the whole menu. */
  readonly all: number;
  /** Of those that show once it is saved: during a search what that finds, else all. */
  readonly shown: number;
}

interface Sought {
  /** The words that are searched; empty where nothing is. */
  readonly sought: string;
  readonly wanted: Wanted;
  /** Ids of items. */
  readonly soldOut: ReadonlySet<string>;
}

/** Returns how much of a menu fits, and how much of that shows; what is hidden is not searched (MENU-11, OVERLAYS-14). */
export function fittingCounts(menu: Menu, avoidance: Avoidance, { sought, wanted, soldOut }: Sought): FittingCount {
  const all = fittingCount(menu, avoidance);
  if (sought === '') return { all, shown: all };
  const { placards } = searchAsWanted(menuWithout(menu, hiddenIds(menu, avoidance)), sought, wanted, soldOut);
  return { all, shown: placards.length };
}
