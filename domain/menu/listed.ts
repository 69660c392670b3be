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

/** How many placards fit what a guest avoids and looks for, each counted once. */
export interface FittingCount {
  /** Of the whole menu. */
  readonly all: number;
  /** Of those that show once it is saved: during a search what that finds, else the category that is open. */
  readonly shown: number;
  /** Some of what would show without it is hidden by it: with fewer choices there is more. */
  readonly isHiding: boolean;
}

interface Sought {
  /** The category that is open. */
  readonly catId: string;
  /** The words that are searched; empty where nothing is. */
  readonly sought: string;
  readonly wanted: Wanted;
  /** Ids of items. */
  readonly soldOut: ReadonlySet<string>;
}

/** Returns how much of a menu fits, and how much of that shows; what is hidden is not searched (MENU-11, OVERLAYS-14). */
export function fittingCounts(menu: Menu, avoidance: Avoidance, { catId, sought, wanted, soldOut }: Sought): FittingCount {
  const misfits = hiddenIds(menu, avoidance);
  const fitting = (ids: readonly string[]) => new Set(ids.filter((id) => !misfits.has(id))).size;
  const all = fitting(menu.categories.flatMap((category) => listedIds(menu, { catId: category.catId, sought: '' })));
  if (sought === '') {
    const listed = listedIds(menu, { catId, sought });
    const shown = fitting(listed);
    return { all, shown, isHiding: shown < listed.length };
  }
  const found = (of: Menu) => searchAsWanted(of, sought, wanted, soldOut).placards.length;
  const shown = found(menuWithout(menu, misfits));
  return { all, shown, isHiding: misfits.size > 0 && shown < found(menu) };
}
