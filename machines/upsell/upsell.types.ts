import type { CartLineRequest } from '#domain/cart/line.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { LargeOrder } from '#domain/slots/large-order.ts';
import type { UpsellKind, UpsellOffer } from '#domain/menu/upsell.ts';

export interface UpsellInput {
  readonly cartId: string;
  /** The one kind that was asked for by its name; null: the guest is on the way to the checkout. */
  readonly only: UpsellKind | null;
  /** The cart counts as large, for which the kitchen may need longer (CAFE-10). */
  readonly isLarge: boolean;
}

/** A large order, and what the kitchen needs for it. */
export interface SizedOrder {
  readonly order: SetUpOrder;
  readonly large: LargeOrder;
}

/** The order in hand became another while its time was chosen, or the time passed that was chosen. */
export type RenewedBy = 'order' | 'time';

export interface UpsellContext extends UpsellInput {
  /** Empty until they are known. */
  readonly offers: readonly UpsellOffer[];
  /** The order that they are offered for, by its menu and its prices; null until they are known. */
  readonly offeredFor: SetUpOrder | null;
  /** Ids of the items among them that are in the cart, or on their way into it. */
  readonly taken: readonly string[];
  /** Null: the kitchen needs no longer than the order has, as far as it is known. */
  readonly sized: SizedOrder | null;
  /** The time that is chosen for a large order, cafe-local. */
  readonly at: string | null;
  /** Why the times are others than those that were offered first; null: they are not. */
  readonly renewedBy: RenewedBy | null;
}

export type UpsellEvent =
  /** Puts one of an item into the cart; once more, while it is there, nothing. `price`: as it is shown, in cents; left out: as the menu has it. */
  | { type: 'offer.taken'; itemId: string; price?: Cents }
  /** The items that the cart has, and those on their way into it, are others. */
  | { type: 'cart.revised'; itemIds: readonly string[] }
  /** The cart has a question or a failed change, which the guest reads there. */
  | { type: 'cart.troubled' }
  /** The order in hand, as the page shows it now. */
  | { type: 'order.changed'; order: SetUpOrder }
  /** Chooses one of the times that are offered to a large order. */
  | { type: 'time.picked'; at: string }
  /** To all times and days. */
  | { type: 'setup.requested' }
  /** To the checkout, with or without what is offered. */
  | { type: 'checkout.continued' }
  | { type: 'upsell.left' };

export type UpsellOutput = { kind: 'checkedOut' } | { kind: 'setupRequested' } | { kind: 'left' };

export type UpsellEmitted =
  | { type: 'upsell.shown'; cartId: string; kind: UpsellKind; itemIds: readonly string[] }
  | { type: 'line.chosen'; line: CartLineRequest }
  /** The order in hand takes the time that was chosen for it, cafe-local. */
  | { type: 'time.chosen'; at: string };

export type FindTimesInput = Pick<UpsellInput, 'cartId'>;
export type FindTimesResult = { kind: 'enough' } | ({ kind: 'longer' } & SizedOrder);

/** `at`: the time that is chosen for the order, cafe-local. */
export type CheckTimeInput = SizedOrder & { at: string };
/** `passed`: the kitchen can no longer make it by then. */
export type CheckTimeResult = { kind: 'kept' } | { kind: 'passed' };

export type FindUpsellInput = Pick<UpsellInput, 'cartId' | 'only'>;
export type FindUpsellResult =
  | { kind: 'beverage'; offers: readonly UpsellOffer[]; order: SetUpOrder }
  | { kind: 'bakery'; offers: readonly UpsellOffer[]; order: SetUpOrder }
  | { kind: 'nothing' };
