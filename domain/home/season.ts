import { dayOf } from '../time/cafe-time.ts';
import type { Wanted } from '../menu/availability.ts';
import { inStock, placardsOf, placardUnavailable, type Menu, type MenuPlacard } from '../menu/menu.ts';

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
 * What is sold for a limited time and is on sale, and in stock, on the day wanted, with the sizes that are there; null where there is nothing
 * (AVAIL-03, AVAIL-04, AVAIL-09).
 * The time of day does not matter: it decides what is made then, not what the season has.
 */
export function seasonOf(menu: Menu, wanted: Wanted, soldOut: ReadonlySet<string>): Season | null {
  const isOnSale = ({ placard }: Seasonal) => placardUnavailable({ ...placard, schedule: [] }, wanted, soldOut) === null;
  const shelves = shelvesOf(menu).map(({ catId, offers }) => ({ catId, offers: offers.filter(isOnSale) }));
  const [fullest] = shelves.toSorted((one, other) => other.offers.length - one.offers.length);
  if (fullest === undefined || fullest.offers.length === 0) return null;
  const offers = [fullest, ...shelves].flatMap((shelf) =>
    shelf.offers.map(({ placard, until }) => ({ placard: inStock(placard, soldOut), until })),
  );
  return { catId: fullest.catId, offers: [...new Map(offers.map((offer) => [offer.placard.placardId, offer])).values()] };
}

const idsIn = (season: Season | null): ReadonlySet<string> => new Set(season?.offers.map(({ placard }) => placard.placardId));

/** Kept by menu: a search of all items for every moment would take time in proportion to both. */
const shelvesByMenu = new WeakMap<Menu, readonly Season[]>();

/** Each category with what of it has a last day, each once, on sale or not; for the same menu the same list. */
function shelvesOf(menu: Menu): readonly Season[] {
  const known = shelvesByMenu.get(menu) ?? newShelves(menu);
  shelvesByMenu.set(menu, known);
  return known;
}

function newShelves(menu: Menu): readonly Season[] {
  // Few of a menu: its sections are looked through for these, not its placards for each id.
  const dated = new Map<string, Seasonal>();
  for (const placard of placardsOf(menu)) {
    const until = placard.exceptions.length === 0 ? undefined : lastDay(placard);
    if (until !== undefined) dated.set(placard.placardId, { placard, until });
  }
  return menu.categories.map(({ catId, sections }) => ({
    catId,
    offers: [...new Set(sections.flatMap(({ placardIds }) => placardIds.filter((id) => dated.has(id))))].flatMap(
      (id) => dated.get(id) ?? [],
    ),
  }));
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
 * The first categories of a menu, each with the picture of its first item that the season does not show already; that of the season, and one without
 * such an item, are left out.
 *
 * @param max Maximum number of tiles.
 * @param season What the page shows already; null: nothing.
 */
export function shelfOf({ categories, placards }: Menu, max: number, season: Season | null): readonly ShelfTile[] {
  const shown = idsIn(season);
  return categories
    .filter(({ catId }) => catId !== season?.catId)
    .flatMap(({ catId, name, sections }) => {
      const first = sections
        .flatMap(({ placardIds }) => placardIds.flatMap((id) => placards[id] ?? []))
        .find(({ placardId }) => !shown.has(placardId));
      return first === undefined ? [] : { catId, name, imgKey: first.imgKey };
    })
    .slice(0, max);
}
