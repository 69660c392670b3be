import { LIST_MAX } from '#domain/app/list-max.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { searchAsWanted } from '#domain/menu/search-wanted.ts';
import { listedWords } from '#src/flows/kit/listed-words.ts';
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

/** A menu as it can be had. */
export interface SearchedMenu {
  readonly menu: Menu;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
}

/** Searches the menu. */
export function findOnMenu({ menu, wanted, soldOut }: SearchedMenu, sought: string): FoundOnMenu {
  const { placards, ...how } = searchAsWanted(menu, sought, wanted, soldOut);
  const found = placards.length;
  const more = found > LIST_MAX ? [text('menu.search.first', { max: LIST_MAX })] : [];
  const result = found === 0 ? text('menu.search.none', { text: sought }) : listedWords({ found, sought, ...how }, ...more);
  return { placards, result, NothingFound };
}
