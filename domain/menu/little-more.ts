import type { Cents } from '../money/money.ts';
import { placardsOf, type Menu, type MenuPlacard } from './menu.ts';
import { offeredItem, type Offering } from './offering.ts';

/** Something to add as its recipe has it. */
export interface LittleMore {
  readonly placard: MenuPlacard;
  /** The item that one press adds. */
  readonly itemId: string;
  /** Of its usual size, in cents. */
  readonly price: Cents;
}

interface LittleMoreInput extends Offering {
  /** Ids of the items that the cart has already. */
  readonly inCart: ReadonlySet<string>;
  /** What a delivery still needs, in cents. */
  readonly missing: Cents;
  /** How many to offer at most. */
  readonly count: number;
}

/**
 * Returns what to offer where an order is less than a delivery needs (CAFE-09): first what would do it alone, the cheapest first, then
 * what comes nearest to it. What the cart has already, and what is not offered (`offeredItem`), are left out, and of one price there is one, so that the
 * offers differ.
 */
export function littleMore(menu: Menu, { inCart, missing, count, ...offering }: LittleMoreInput): readonly LittleMore[] {
  const offers = placardsOf(menu).flatMap((placard): LittleMore[] => {
    const item = offeredItem(menu, placard, offering);
    const isInCart = placard.items.some(({ itemId }) => inCart.has(itemId));
    return item && item.price > 0 && !isInCart ? [{ placard, itemId: item.itemId, price: item.price }] : [];
  });
  const byPrice = [...new Map(offers.toReversed().map((offer) => [offer.price, offer])).values()].toSorted(
    (one, other) => one.price - other.price,
  );
  const enough = byPrice.filter(({ price }) => price >= missing);
  const less = byPrice.filter(({ price }) => price < missing).toReversed();
  return [...enough, ...less].slice(0, count);
}
