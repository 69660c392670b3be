import type { CartLineRequest } from '#domain/cart/line.ts';
import type { UpsellKind, UpsellOffer } from '#domain/menu/upsell.ts';

export interface UpsellInput {
  readonly cartId: string;
  /** The one kind that was asked for by its name; null: the guest is on the way to the checkout. */
  readonly only: UpsellKind | null;
}

export interface UpsellContext extends UpsellInput {
  /** Empty until they are known. */
  readonly offers: readonly UpsellOffer[];
  /** Ids of the items among them that are in the cart, or on their way into it. */
  readonly taken: readonly string[];
}

export type UpsellEvent =
  /** Puts one of an item into the cart; once more, while it is there, nothing. */
  | { type: 'offer.taken'; itemId: string }
  /** The items that the cart has, and those on their way into it, are others. */
  | { type: 'cart.revised'; itemIds: readonly string[] }
  /** The cart has a question or a failed change, which the guest reads there. */
  | { type: 'cart.troubled' }
  /** To the checkout, with or without what is offered. */
  | { type: 'checkout.continued' }
  | { type: 'upsell.left' };

export type UpsellOutput = { kind: 'checkedOut' } | { kind: 'left' };

export type UpsellEmitted =
  | { type: 'upsell.shown'; cartId: string; kind: UpsellKind; itemIds: readonly string[] }
  | { type: 'line.chosen'; line: CartLineRequest };

export type FindUpsellInput = UpsellInput;
export type FindUpsellResult =
  | { kind: 'beverage'; offers: readonly UpsellOffer[] }
  | { kind: 'bakery'; offers: readonly UpsellOffer[] }
  | { kind: 'nothing' };
