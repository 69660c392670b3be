import { LIST_MAX } from '#domain/app/list-max.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { searchMenu } from '#domain/menu/search.ts';
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

/** Searches the menu. */
export function findOnMenu(menu: Menu, sought: string): FoundOnMenu {
  const { placards, ...how } = searchMenu(menu, sought);
  const found = placards.length;
  const more = found > LIST_MAX ? [text('menu.search.first', { max: LIST_MAX })] : [];
  const result = found === 0 ? text('menu.search.none', { text: sought }) : listedWords({ found, sought, ...how }, ...more);
  return { placards, result, NothingFound };
}
