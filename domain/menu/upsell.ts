import type { Cents } from '../money/money.ts';
import { placardsOf, type Menu } from './menu.ts';
import { offeredItem, type Offering } from './offering.ts';

/** What is offered before the checkout: something to drink, or something from the bakery (OVERLAYS-09, OVERLAYS-10). */
export type UpsellKind = 'beverage' | 'bakery';

/** Something to add in its usual size, as its recipe has it. */
export interface UpsellOffer {
  readonly placardId: string;
  readonly itemId: string;
  readonly name: string;
  readonly imgKey: string;
  /** Empty where there is only one. */
  readonly size: string;
  readonly calories: number;
  /** Of the menu, in cents. */
  readonly price: Cents;
}

/** What is offered at once. */
export interface Upsell {
  readonly kind: UpsellKind;
  /** One or more, the first named first. */
  readonly offers: readonly UpsellOffer[];
}

/** The program that both pairs begin with (UPSELL-02). */
const COFFEE = 'Coffee Upsell';
/** What it is paired with: a cart without a drink is offered both, one with a drink the bakery alone (UPSELL-02). */
const partners: Readonly<Record<UpsellKind, string>> = { beverage: 'Beverage Upsell', bakery: 'Bakery Upsell' };

/** How many are offered: a row of a desk's dialog. */
const MOST_OFFERS = 4;

/** A line of a cart, by what it is and what it is made of. */
export interface BoughtLine {
  readonly itemId: string;
  readonly children: readonly { readonly itemId: string; readonly placardId: string | null }[];
}

/** What an upsell is judged by. */
export interface UpsellInput extends Offering {
  readonly lines: readonly BoughtLine[];
  /** The one kind that is asked for; left out: whichever fits. */
  readonly only?: UpsellKind | null;
}

/** Returns the ids of the placards that a cart has something of, as a line or as a part of a combo. */
export function placardIdsIn(menu: Menu, lines: readonly BoughtLine[]): ReadonlySet<string> {
  const parts = lines.flatMap(({ itemId, children }) => [{ itemId, placardId: null }, ...children]);
  const unplaced = new Set(parts.flatMap(({ itemId, placardId }) => (placardId === null ? itemId : [])));
  const found = placardsOf(menu).filter(({ items }) => items.some(({ itemId }) => unplaced.has(itemId)));
  return new Set([...parts.flatMap(({ placardId }) => placardId ?? []), ...found.map(({ placardId }) => placardId)]);
}

/** Returns what of some placards is offered, each once (`offeredItem`; AVAIL-13, UPSELL-03). */
export function upsellOffers(menu: Menu, placardIds: readonly string[], offering: Offering): readonly UpsellOffer[] {
  return [...new Set(placardIds)].flatMap((id) => {
    const placard = menu.placards[id];
    const item = placard ? offeredItem(menu, placard, offering) : null;
    if (!placard || !item) return [];
    const { placardId, name, imgKey } = placard;
    const { itemId, size, calories, price } = item;
    return { placardId, itemId, name, imgKey, size, calories, price };
  });
}

/**
 * Returns what is offered to a cart before its checkout; null: nothing. A cart without a drink is offered coffee and other drinks, one with a
 * drink and nothing sweet the bakery: never what it has already. What cannot be had is left out, and a list without anything is not offered
 * (UPSELL-01 to -03).
 */
export function upsellFor(menu: Menu, input: UpsellInput): Upsell | null {
  const bought = placardIdsIn(menu, input.lines);
  const program = (name: string) => menu.upsells.find((known) => known.name === name);
  const hasAny = (...names: readonly string[]) => {
    const catIds = names.flatMap((name) => program(name)?.catIds ?? []);
    return menu.categories.some(
      ({ catId, sections }) =>
        catIds.includes(catId) && sections.some(({ placardIds }) => placardIds.some((placardId) => bought.has(placardId))),
    );
  };
  const offersOf = (name: string) => upsellOffers(menu, program(name)?.placardIds ?? [], input);
  if (input.only !== 'bakery' && !hasAny(COFFEE, partners.beverage)) {
    const [coffee, ...coffees] = offersOf(COFFEE);
    const offers = each([...(coffee ? [coffee] : []), ...offersOf(partners.beverage), ...coffees]);
    if (offers.length > 0) return { kind: 'beverage', offers };
  }
  const offers = input.only === 'beverage' || hasAny(partners.bakery) ? [] : each(offersOf(partners.bakery));
  return offers.length > 0 ? { kind: 'bakery', offers } : null;
}

const each = (offers: readonly UpsellOffer[]): readonly UpsellOffer[] =>
  [...new Map(offers.map((offer) => [offer.placardId, offer])).values()].slice(0, MOST_OFFERS);
