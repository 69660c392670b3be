import type { Menu } from '../menu/menu.ts';
import type { ComboChoice } from './choices.ts';

/** What may fill a place, of one category. */
export interface ComboShelf {
  readonly catId: string;
  readonly name: string;
  readonly choices: readonly ComboChoice[];
}

/**
 * Returns the choices of a place by category, in the order of the menu. Each stands once, in the category of which most may fill the place,
 * so that what is also featured stands with its kind; what is in none comes last, without a name. An empty category is left out.
 */
export function shelvesOf(menu: Menu, choices: readonly ComboChoice[]): readonly ComboShelf[] {
  const all = menu.categories.map(({ catId, name, sections }) => {
    const ids = new Set(sections.flatMap(({ placardIds }) => placardIds));
    const on = choices.filter(({ placard }) => ids.has(placard.placardId));
    return { catId, name, choices: on, share: on.length / Math.max(1, ids.size) };
  });
  const kindOf = (choice: ComboChoice) =>
    all.filter((shelf) => shelf.choices.includes(choice)).toSorted((one, other) => other.share - one.share)[0];
  const shelves = all.map((shelf) => ({
    catId: shelf.catId,
    name: shelf.name,
    choices: shelf.choices.filter((choice) => kindOf(choice) === shelf),
  }));
  const others = { catId: '', name: '', choices: choices.filter((choice) => kindOf(choice) === undefined) };
  return [...shelves, others].filter((shelf) => shelf.choices.length > 0);
}
