import type { Cents } from '#domain/money/money.ts';

export interface SubmitInput {
  readonly cartId: string;
  /** What the guest agreed to pay. */
  readonly total: Cents;
  /** Where the vault keeps the card; null when nothing is to be paid. */
  readonly cardId: string | null;
}

export interface SubmitContext extends SubmitInput {
  /** Names this attempt, whatever happens to its answer. */
  readonly submissionId: string | null;
  /** Where the vault keeps the token that stands for the card. */
  readonly tokenId: string | null;
  readonly nextSlot: string | null;
  /** The kitchen needs longer, rather than being full (SUBMIT-13). */
  readonly isPrepTime: boolean;
  readonly reasonCode: string | null;
}

export type SubmitEvent = { type: 'slot.accepted' } | { type: 'total.accepted' } | { type: 'submit.retried' } | { type: 'submit.left' };

export type SubmitOutput =
  | { kind: 'placed'; orderId: string }
  /** The guest takes the time that the kitchen offered. */
  | { kind: 'rescheduled'; at: string }
  /** Back to the form: nothing was ordered. */
  | { kind: 'left' }
  | { kind: 'declined' }
  /** The card was typed before the page was loaded anew; it is typed again. */
  | { kind: 'cardNeeded' };

export type PrepareInput = { cardId: string | null };
export type PrepareResult =
  | { kind: 'prepared'; submissionId: string; tokenId: string | null }
  | { kind: 'declined' }
  /** The vault no longer has the card: the page was loaded anew. */
  | { kind: 'cardNeeded' };

export type PlaceOrderInput = { cartId: string; submissionId: string; tokenId: string | null; total: Cents };
export type PlaceOrderResult =
  | { kind: 'placed'; orderId: string }
  | { kind: 'declined' }
  | { kind: 'slotGone'; nextSlot: string | null; isPrepTime: boolean }
  | { kind: 'totalChanged'; total: Cents }
  | { kind: 'refused'; reasonCode: string }
  /** The cart is an order: the server says which. */
  | { kind: 'submittedAlready' }
  /** The vault no longer has the token. */
  | { kind: 'forgotten' };

export type FindOrderInput = { cartId: string };
export type FindOrderResult = { kind: 'placed'; orderId: string } | { kind: 'notPlaced' };
