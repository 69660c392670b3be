import { dayOf } from '../time/cafe-time.ts';
import { unavailableBecause } from '../menu/availability.ts';
import type { Menu, MenuPlacard } from '../menu/menu.ts';

/** Something that is sold for some weeks only. */
export interface Seasonal {
  readonly placard: MenuPlacard;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string;
}

/** What a menu has for the season. */
export interface Season {
  /** The category in which most of it is. */
  readonly catId: string;
  /** In the order of the menu. */
  readonly offers: readonly Seasonal[];
}

/**
 * What is sold for a limited time and is on sale on a day, in the order of the menu; null where there is nothing (AVAIL-03, AVAIL-04).
 * The time of day does not matter: it decides what is made now, not what the season has.
 *
 * @param at Cafe-local, `YYYY-MM-DDTHH:mm`.
 */
export function seasonOf({ categories, placards }: Menu, at: string): Season | null {
  const shelves = categories.map(({ catId, sections }) => ({
    catId,
    offers: [...new Set(sections.flatMap(({ placardIds }) => placardIds))].flatMap((id) => seasonal(placards[id], at) ?? []),
  }));
  const [fullest] = shelves.toSorted((one, other) => other.offers.length - one.offers.length);
  return fullest === undefined || fullest.offers.length === 0 ? null : fullest;
}

function seasonal(placard: MenuPlacard | undefined, at: string): Seasonal | null {
  if (placard === undefined || unavailableBecause({ ...placard, schedule: [] }, { destination: 'RPU', at }) !== null) return null;
  const ends = placard.exceptions.flatMap(({ type, toDate }) => (type === 'LTO' && toDate !== undefined ? dayOf(toDate) : []));
  const [until] = ends.toSorted();
  return until === undefined ? null : { placard, until };
}

/** A category with the picture of what it begins with. */
export interface ShelfTile {
  readonly catId: string;
  readonly name: string;
  readonly imgKey: string;
}

/**
 * The first categories of a menu that have something in them.
 *
 * @param max Most tiles.
 * @param without A category that the page shows already.
 */
export const shelfOf = ({ categories, placards }: Menu, max: number, without: string | null): readonly ShelfTile[] =>
  categories
    .flatMap(({ catId, name, sections }) => {
      const [first] = sections.flatMap(({ placardIds }) => placardIds.flatMap((id) => placards[id] ?? []));
      return first === undefined || catId === without ? [] : { catId, name, imgKey: first.imgKey };
    })
    .slice(0, max);
