import type { Cents } from '../money/money.ts';
import { fits, type Avoidance } from '../menu/allergens.ts';
import type { Wanted } from '../menu/availability.ts';
import { placardUnavailable, type Menu, type MenuPlacard } from '../menu/menu.ts';
import { usualLine } from '../menu/usual-line.ts';
import { seasonOf } from './season.ts';

/** Something of the season to begin an order with. */
export interface SeasonOffer {
  readonly placard: MenuPlacard;
  /** The item that one press adds. */
  readonly itemId: string;
  /** Of its usual size, in cents. */
  readonly price: Cents;
}

interface SeasonOffersInput {
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** What the guest avoids, and looks for. */
  readonly avoidance: Avoidance;
  /** How many to offer at most. */
  readonly count: number;
}

/**
 * Returns what an empty cart offers of the season, in the order of the menu: what can be had as wanted with one press. What asks for a choice and
 * what the guest avoids are left out (MENU-11).
 */
export function seasonOffers(menu: Menu, { wanted, soldOut, avoidance, count }: SeasonOffersInput): readonly SeasonOffer[] {
  const offers = (seasonOf(menu, wanted, soldOut)?.offers ?? []).flatMap(({ placard }): SeasonOffer[] => {
    const canBeHad = placardUnavailable(placard, wanted, soldOut) === null && fits(menu, placard, avoidance);
    const line = canBeHad ? usualLine(placard, soldOut) : null;
    const item = placard.items.find(({ itemId }) => itemId === line?.itemId);
    return item && item.price > 0 ? [{ placard, itemId: item.itemId, price: item.price }] : [];
  });
  return offers.slice(0, count);
}
