import { dayOf } from '../time/cafe-time.ts';
import type { Wanted } from '../menu/availability.ts';
import { placardsOf, placardUnavailable, type Menu, type MenuPlacard } from '../menu/menu.ts';

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
  /** Each item once, those of that category first, then in the order of the menu. */
  readonly offers: readonly Seasonal[];
}

/**
 * What is sold for a limited time and is on sale, and in stock, on the day wanted; null where there is nothing (AVAIL-03, AVAIL-04, AVAIL-09).
 * The time of day does not matter: it decides what is made then, not what the season has.
 */
export function seasonOf(menu: Menu, wanted: Wanted, soldOut: ReadonlySet<string>): Season | null {
  // Few of a menu: its sections are looked through for these, not its placards for each id.
  const sold = new Map<string, Seasonal>();
  for (const placard of placardsOf(menu)) {
    const offer = seasonal(placard, wanted, soldOut);
    if (offer !== null) sold.set(placard.placardId, offer);
  }
  const shelves = menu.categories.map(({ catId, sections }) => ({
    catId,
    offers: [...new Set(sections.flatMap(({ placardIds }) => placardIds.filter((id) => sold.has(id))))].flatMap((id) => sold.get(id) ?? []),
  }));
  const [fullest] = shelves.toSorted((one, other) => other.offers.length - one.offers.length);
  if (fullest === undefined || fullest.offers.length === 0) return null;
  const offers = [fullest, ...shelves].flatMap((shelf) => shelf.offers);
  return { catId: fullest.catId, offers: [...new Map(offers.map((offer) => [offer.placard.placardId, offer])).values()] };
}

/** Returns the ids of the placards of a season. */
export const idsIn = (season: Season | null): ReadonlySet<string> => new Set(season?.offers.map(({ placard }) => placard.placardId));

function seasonal(placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): Seasonal | null {
  // Most of a menu has no last day: the whole of it is looked through.
  const until = placard.exceptions.length === 0 ? undefined : lastDay(placard);
  if (until === undefined || placardUnavailable({ ...placard, schedule: [] }, wanted, soldOut) !== null) return null;
  return { placard, until };
}

function lastDay({ exceptions }: MenuPlacard): string | undefined {
  const ends = exceptions.flatMap(({ type, toDate }) => (type === 'LTO' && toDate !== undefined ? dayOf(toDate) : []));
  return ends.toSorted()[0];
}

/** A category with the picture of what it begins with. */
export interface ShelfTile {
  readonly catId: string;
  readonly name: string;
  readonly imgKey: string;
}

/**
 * The first categories of a menu, each with the picture of its first item that the page does not show already; a category without one is
 * left out.
 *
 * @param max Maximum number of tiles.
 * @param shown Ids of placards that the page shows already.
 */
export const shelfOf = ({ categories, placards }: Menu, max: number, shown: ReadonlySet<string>): readonly ShelfTile[] =>
  categories
    .flatMap(({ catId, name, sections }) => {
      const first = sections
        .flatMap(({ placardIds }) => placardIds.flatMap((id) => placards[id] ?? []))
        .find(({ placardId }) => !shown.has(placardId));
      return first === undefined ? [] : { catId, name, imgKey: first.imgKey };
    })
    .slice(0, max);
