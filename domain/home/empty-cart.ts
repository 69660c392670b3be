import type { Cents } from '../money/money.ts';
import type { Menu, MenuPlacard } from '../menu/menu.ts';
import { offeredItem, type Offering } from '../menu/offering.ts';
import { seasonOf } from './season.ts';

/** Something of the season to begin an order with. */
export interface SeasonOffer {
  readonly placard: MenuPlacard;
  /** The item that one press adds. */
  readonly itemId: string;
  /** Of its usual size, in cents. */
  readonly price: Cents;
}

interface SeasonOffersInput extends Offering {
  /** How many to offer at most. */
  readonly count: number;
}

/**
 * Returns what an empty cart offers of the season, in the order of the menu, without what is not offered (`offeredItem`).
 */
export function seasonOffers(menu: Menu, { count, ...offering }: SeasonOffersInput): readonly SeasonOffer[] {
  const offers = (seasonOf(menu, offering.wanted, offering.soldOut)?.offers ?? []).flatMap(({ placard }): SeasonOffer[] => {
    const item = offeredItem(menu, placard, offering);
    return item ? [{ placard, itemId: item.itemId, price: item.price }] : [];
  });
  return offers.slice(0, count);
}
