import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { searchMenu } from '#domain/menu/search.ts';
import '#src/text/lazy/nothing-found.ts';
import { text } from '#src/text/text.ts';
import { NothingFound } from './NothingFound.tsx';

/** What a search of the menu found, and what is said of it. */
export interface FoundOnMenu {
  readonly placards: readonly MenuPlacard[];
  readonly result: string;
  /** The page of a search without a match. */
  readonly NothingFound: typeof NothingFound;
}

/** Searches the menu. */
export function findOnMenu(menu: Menu, sought: string): FoundOnMenu {
  const placards = searchMenu(menu, sought);
  const result =
    placards.length === 0
      ? text('menu.search.none', { text: sought })
      : text('menu.search.found', { count: placards.length, text: sought });
  return { placards, result, NothingFound };
}
