import type { Cents } from '../money/money.ts';
import { unavailableBecause, type Sold } from './availability.ts';
import type { Menu, MenuPlacard } from './menu.ts';
import { offeredItem, type Offering } from './offering.ts';
import { placardIdsIn, upsellOffers, type BoughtLine } from './upsell.ts';

/** Something hearty that a cafe offers on top of an order, with hours of its own (MENU-14). */
export interface ProteinUpsell extends Sold {
  readonly itemId: string;
  readonly placardId: string;
}

/** Something to add below the lines of a cart. */
export interface GoesWell {
  /** With the one size that is added. */
  readonly placard: MenuPlacard;
  readonly itemId: string;
  /** Of the menu, with what rules have changed: what is added costs that. In cents. */
  readonly price: Cents;
}

/** What decides what goes well with a cart. */
export interface GoesWellInput extends Offering {
  readonly lines: readonly BoughtLine[];
}

/** How many are a shelf. */
const MOST = 3;

/** Returns what of the proteins is offered, in the size that the server names and in its hours; none beside one that the cart has. */
function proteinOffers(
  menu: Menu,
  proteins: readonly ProteinUpsell[],
  bought: ReadonlySet<string>,
  offering: Offering,
): readonly GoesWell[] {
  if (proteins.some(({ placardId }) => bought.has(placardId))) return [];
  return proteins.flatMap((protein) => {
    const listed = menu.placards[protein.placardId];
    const placard = listed && { ...listed, items: listed.items.filter(({ itemId }) => itemId === protein.itemId) };
    const item = placard && unavailableBecause(protein, offering.wanted) === null ? offeredItem(menu, placard, offering) : null;
    return placard && item ? { placard, itemId: item.itemId, price: item.price } : [];
  });
}

/**
 * Returns what goes well with a cart: something hearty first, then one of each list of the menu that is offered on top, then more of them.
 * What the cart has, and what is not offered (`offeredItem`), are left out (UPSELL-03, MENU-14). All have the price of the menu that is given (PRICING-02).
 */
export function goesWellWith(menu: Menu, proteins: readonly ProteinUpsell[], input: GoesWellInput): readonly GoesWell[] {
  const bought = placardIdsIn(menu, input.lines);
  // The server names drinks first, which the way to the checkout offers anyway.
  const lists = menu.upsells.toReversed().map(({ placardIds }) =>
    upsellOffers(menu, placardIds, input).flatMap(({ placardId, itemId, price }): GoesWell[] => {
      const placard = menu.placards[placardId];
      const item = placard?.items.find((size) => size.itemId === itemId);
      return placard && item ? [{ placard: { ...placard, items: [item] }, itemId, price }] : [];
    }),
  );
  const all = [proteinOffers(menu, proteins, bought, input), ...lists].map((list) =>
    list.filter(({ placard }) => !bought.has(placard.placardId)),
  );
  const longest = Math.max(0, ...all.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, at) => all.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(inTurn.map((offer) => [offer.placard.placardId, offer])).values()].slice(0, MOST);
}
