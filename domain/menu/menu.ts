import type { Cents } from '../money/money.ts';
import { unavailableBecause, type Sold, type Unavailable, type Wanted } from './availability.ts';

/** One size of a placard: what is really ordered. */
export interface MenuItem {
  readonly itemId: string;
  /** Empty where there is only one. */
  readonly size: string;
  readonly isDefault: boolean;
  readonly price: Cents;
  readonly calories: number;
  readonly sodiumMg: number | null;
}

/** A place of a combo, with what may fill it (COMBO-10). */
export interface ComboPlace {
  readonly placeId: string;
  readonly name: string;
  readonly isSide: boolean;
  /** `difference`: what it adds to the price of the combo, in cents. */
  readonly options: readonly { readonly itemId: string; readonly placardId: string; readonly difference: Cents }[];
}

/** A card of the menu: a product in all its sizes, or a combo. */
export interface MenuPlacard extends Sold {
  readonly placardId: string;
  readonly hash: string;
  readonly isCombo: boolean;
  /** The server says by itself that it cannot be had (PRODUCT-13, AVAIL-12); left out: it does not. */
  readonly isUnavailable?: boolean | undefined;
  readonly name: string;
  readonly description: string;
  readonly imgKey: string;
  readonly priceFrom: Cents;
  readonly items: readonly MenuItem[];
  readonly badges: readonly string[];
  /** A cool food: small in its carbon footprint (PRODUCT-15); left out: it is not known to be one. */
  readonly isCoolFood?: boolean;
  /** Upper case. */
  readonly allergens: readonly string[];
  /** Those of them that no choice takes out; all of them where the server does not say. */
  readonly ownAllergens: readonly string[];
  readonly customizationsId: string | null;
  readonly componentIds: readonly string[];
  /** The names of what its usual recipe is made of; left out: they are not known. */
  readonly ingredients?: readonly string[] | undefined;
  /** The places of a combo, or that of the side of a product; none for what comes by itself. */
  readonly places: readonly ComboPlace[];
}

/** A part of a category, with the hours that it is for (MENU-19). */
export interface MenuSection {
  readonly secId: number;
  readonly name: string;
  /** As the server names the part of the day, for example `breakfast`; left out: none is known. */
  readonly daypart?: string;
  /** None: at any hour. */
  readonly schedule: Sold['schedule'];
  readonly placardIds: readonly string[];
}

/** A shelf of the menu (MENU-06). */
export interface MenuCategory {
  readonly catId: string;
  readonly name: string;
  readonly description: string;
  /** What the chain says of it for some weeks; left out: nothing (MENU-18). */
  readonly promo?: { readonly title: string; readonly text: string } | null;
  readonly sections: readonly MenuSection[];
}

/** A list of the menu that is no category of its own: what a cafe offers on top, and the categories that it is chosen from. */
export interface UpsellProgram {
  /** As the server names it; one without a part in a pair is not offered. */
  readonly name: string;
  /** A cart that has anything from these has it already. */
  readonly catIds: readonly string[];
  /** What is offered, the best first. */
  readonly placardIds: readonly string[];
}

/** The menu of a cafe, or the chain’s; placards by their id. */
export interface Menu {
  /** The placard on top of it; null: none is named (MENU-18). */
  readonly heroId: string | null;
  readonly categories: readonly MenuCategory[];
  /** What is offered on top (MENU-18); none where the server names none. */
  readonly upsells: readonly UpsellProgram[];
  readonly placards: Readonly<Record<string, MenuPlacard>>;
}

/** Returns the card of an item, in whichever size; undefined where the menu has none. */
export const placardOf = (menu: Pick<Menu, 'placards'>, itemId: string): MenuPlacard | undefined =>
  placardsOf(menu).find(({ items }) => items.some((item) => item.itemId === itemId));

/** Everything of a menu that a cafe can run out of: its items, and what belongs into them, each once (MENU-16, AVAIL-10). */
export const stockedIds = ({ placards }: Menu): string[] => [
  ...new Set(Object.values(placards).flatMap(({ items, componentIds }) => [...items.map(({ itemId }) => itemId), ...componentIds])),
];

/** Is the item itself, or something that belongs into it, gone (AVAIL-09, AVAIL-10)? */
export const isSoldOut = (itemId: string, componentIds: readonly string[], soldOut: ReadonlySet<string>): boolean =>
  soldOut.has(itemId) || componentIds.some((component) => soldOut.has(component));

/**
 * Returns a placard with the sizes that are there, and the least that those cost (AVAIL-09); the same where all or none are: what is gone as a whole is
 * said otherwise.
 */
export function inStock(placard: MenuPlacard, soldOut: ReadonlySet<string>): MenuPlacard {
  const { items, componentIds, priceFrom } = placard;
  const there = items.filter(({ itemId }) => !isSoldOut(itemId, componentIds, soldOut));
  if (there.length === 0 || there.length === items.length) return placard;
  const least = (sizes: readonly MenuItem[]) => Math.min(...sizes.map(({ price }) => price));
  return { ...placard, items: there, priceFrom: priceFrom + least(there) - least(items) };
}

/** Why a placard cannot be ordered as wanted, or null; a placard is gone when all its sizes are (AVAIL-02 to -12). */
export function placardUnavailable(placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): Unavailable | null {
  const reason = unavailableBecause(placard, wanted);
  if (reason !== null) return reason;
  return placard.isUnavailable || placard.items.every(({ itemId }) => isSoldOut(itemId, placard.componentIds, soldOut)) ? 'soldOut' : null;
}

/** Returns the size that a product is offered in at first: its default, else the first; undefined: it has none (PRODUCT-01). */
export const usualItem = <Item extends { readonly isDefault: boolean }>(items: readonly Item[]): Item | undefined =>
  items.find(({ isDefault }) => isDefault) ?? items[0];

/** By the record that they are in: the engine takes long to list one of thousands. */
const lists = new WeakMap<Menu['placards'], readonly MenuPlacard[]>();

/** Returns all placards of a menu; for the same record the same list. */
export function placardsOf({ placards }: Pick<Menu, 'placards'>): readonly MenuPlacard[] {
  const known = lists.get(placards) ?? Object.values(placards);
  lists.set(placards, known);
  return known;
}
