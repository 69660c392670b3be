import { placardUnavailable, type Menu, type MenuPlacard } from './menu.ts';
import type { Wanted } from './availability.ts';

interface Near {
  /** The section they are all of; null where there are none. */
  readonly section: string | null;
  readonly placards: readonly MenuPlacard[];
}

/** What to offer where a search finds nothing: the first of the open category that can be ordered as wanted, at most `count`. */
export function nearPlacards(
  menu: Menu,
  { catId, wanted, soldOut, count }: { catId: string; wanted: Wanted; soldOut: ReadonlySet<string>; count: number },
): Near {
  const isThere = (placard: MenuPlacard) => placardUnavailable(placard, wanted, soldOut) === null;
  const category = menu.categories.find((one) => one.catId === catId) ?? menu.categories[0];
  for (const { name, placardIds } of category?.sections ?? []) {
    const placards = placardIds.flatMap((id) => menu.placards[id] ?? []).filter(isThere);
    if (placards.length > 0) return { section: name, placards: placards.slice(0, count) };
  }
  return { section: null, placards: [] };
}
