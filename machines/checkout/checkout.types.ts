import type { GuestDetails } from '#domain/checkout/details.ts';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';

export interface CheckoutInput {
  readonly cartId: string;
  readonly order: SetUpOrder;
}

/** What the guest says on the page besides the card. */
export interface CheckoutForm {
  readonly details: GuestDetails;
  readonly specialInstructions: string;
  /** For curbside; empty for none yet. */
  readonly parkingSpot: string;
}

export interface CheckoutContext extends CheckoutInput {
  readonly form: CheckoutForm | null;
  readonly tip: Cents;
  readonly total: Cents | null;
  /** Where the vault keeps the card. */
  readonly cardId: string | null;
  /** When the guest took a later time that the kitchen offered. */
  readonly at: string | null;
  readonly reasonCode: string | null;
}

export type CheckoutEvent =
  | { type: 'tip.chosen'; tip: Cents }
  | { type: 'form.submitted'; form: CheckoutForm; cardId: string | null }
  | { type: 'checkout.retried' }
  | { type: 'checkout.left' };

export type CheckoutOutput = { kind: 'placed'; orderId: string } | { kind: 'left' };

/** The cart is an order already: another tab placed it, or a call whose answer was lost. */
export type OrderPlaced = { kind: 'placed'; orderId: string };

export type PriceCartInput = { cartId: string };
export type PriceCartResult = { kind: 'priced'; total: Cents } | OrderPlaced | { kind: 'refused'; reasonCode: string };

/** Everything that is not null is written into the cart. */
export type SaveCartInput = { cartId: string; order: SetUpOrder; tip: Cents; form: CheckoutForm | null; at: string | null };
export type SaveCartResult = { kind: 'saved'; total: Cents } | OrderPlaced | { kind: 'refused'; reasonCode: string };
