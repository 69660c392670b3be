import type { CartLineRequest } from '#domain/cart/line.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';
import type { PriceNews } from '#domain/pricing/price-change.ts';
import type { LineRoom } from '#domain/quantity/limit.ts';

/** One of a size, at the price that was shown. */
export interface PricedItem {
  readonly itemId: string;
  readonly name: string;
  /** Of the menu, or as it is shown, in cents. */
  readonly price: Cents;
  /** The price overrides that the page showed at the press. */
  readonly shown: PriceOverrides;
}

/** What a card was shown for, and what a price is for: the cafe of the menu, and the order in hand; null: there is none. */
export interface ShownFor {
  readonly cafeId: string;
  readonly order: SetUpOrder | null;
}

/** What is added by one press; `press` is its id, which is unique for all time. */
export type PressInput =
  /** From a card: a line of the usual size. */
  | {
      readonly kind: 'card';
      readonly press: string;
      readonly line: CartLineRequest;
      readonly priced: PricedItem;
      readonly shownFor: ShownFor;
      /** What the line has, upper case. */
      readonly allergens: readonly string[];
    }
  /** Something that another flow adds once its price is the one that was shown. */
  | { readonly kind: 'offer'; readonly press: string; readonly priced: PricedItem; readonly shownFor: ShownFor }
  /** A line that a full load cut off between its press and the cart. */
  | { readonly kind: 'held'; readonly press: string; readonly line: CartLineRequest };

export interface PressContext {
  readonly asked: PressInput;
  /** What the guest avoids of what the line has, upper case; none: there is no question. */
  readonly avoided: readonly string[];
  /** The cafe at which the guest wants it in spite of that; null: they have not said so. */
  readonly acceptedAt: string | null;
  /** What the price that was found is for; null: there is none yet. */
  readonly pricedFor: ShownFor | null;
  /** Most of the item in one order, null for no rule; the whole is null while that is not known. */
  readonly limit: { readonly most: number | null } | null;
  /** Why it is not taken at the price that was shown; null: it is. */
  readonly news: PriceNews | null;
}

export type PressEmitted =
  /** The price is not the one that a card has shown, or the order in hand cannot have it (PRICING-01, PRICING-02). */
  | { type: 'price.refused'; name: string; news: PriceNews }
  /** An order may not have one more (QTY-02, AMB-50). */
  | { type: 'limit.reached'; room: LineRoom }
  /** Something is to be added, and there is no order. */
  | { type: 'setup.needed' }
  | { type: 'fault.found'; source: string; message: string };

export type FindPriceInput = PricedItem & { shownFor: ShownFor };
export type FindPriceResult =
  /** What one costs now, in cents, and what it costs that for. */
  | { kind: 'found'; price: Cents; pricedFor: ShownFor }
  /** The order in hand, which is another than the card was shown for, cannot have it. */
  | { kind: 'gone' }
  /** The menu of another cafe did not come. */
  | { kind: 'unknown' };

/** `shown`: what the card said of the item, upper case, at the cafe of its menu. */
export type FindAvoidedInput = { cafeId: string; itemId: string; shown: { cafeId: string; allergens: readonly string[] } };
export type FindAvoidedResult = { kind: 'avoided'; avoided: readonly string[] } | { kind: 'free' };

export type AskGuestInput = { cafeId: string; line: CartLineRequest; avoided: readonly string[] };
export type AskGuestResult =
  | { kind: 'accepted' }
  /** The question was closed, or another press asks it already and adds one by the answer. */
  | { kind: 'left' };

/** `accepted`: what the guest accepted of what they avoid, at which cafe; null: they were not asked. */
export type HoldLineInput = {
  press: string;
  line: CartLineRequest;
  accepted: { cafeId: string; allergens: readonly string[] } | null;
};
export type HoldLineResult =
  | { kind: 'held' }
  /** It is held, and there is no order yet. */
  | { kind: 'notSetUp' };

export type FindLimitInput = { itemId: string };
export type FindLimitResult =
  | { kind: 'known'; most: number | null }
  /** The menu is the chain's, which has no limits. */
  | { kind: 'none' };

/** `pricedFor`: null: it has no price that was shown. */
export type AddLineInput = { press: string; line: CartLineRequest; limit: PressContext['limit']; pricedFor: ShownFor | null };
export type AddLineResult =
  | { kind: 'added' }
  | { kind: 'full'; room: LineRoom }
  /** Another page of this tab has taken the line. */
  | { kind: 'taken' }
  /** The order in hand is another than the price is for; the line is no longer held. */
  | { kind: 'moved' };

export type UntilWrittenInput = { press: string };
export type UntilWrittenResult =
  /** The record of the cart has the line. */
  | { kind: 'written' }
  /** The cart had no room for the line, and has some now. */
  | { kind: 'turnedAway' }
  /** Its actor broke before: the next page asks for the line again. */
  | { kind: 'broken' };
