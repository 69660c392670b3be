import type { OrderLimit } from '#domain/checkout/order-limit.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { Cents } from '#domain/money/money.ts';
import type { NamedGiftCard } from '#domain/payment/offered.ts';
import type { Paying } from '#domain/payment/paying.ts';
import type { FailedPayment } from '#domain/payment/result.ts';

interface Agreed {
  readonly cartId: string;
  /** What the guest agreed to pay. */
  readonly total: Cents;
  /** What the guest agreed to order, and where, when and for whom, as `contentsOf` has it. */
  readonly contents: string;
  /** How the guest pays; the amounts follow from it and the total (ALLOC). */
  readonly paying: Paying;
}

/** What the submission that offered a time had, so that the one for that time does not ask the guest again. */
export type Carried = Pick<SubmitContext, 'tokenId'>;

export interface SubmitInput extends Agreed {
  /** Null: it is the first, or another way to pay was chosen since. */
  readonly carried: Carried | null;
  /** Only asks what came of the order, which another tab has sent (SUBMIT-01). Default: false. */
  readonly isInquiry?: boolean;
}

export interface SubmitContext extends Agreed {
  /** It places nothing: the server is asked what came of an order that another tab has sent. */
  readonly isInquiry: boolean;
  /** What the guest is asked to agree to; null: nothing. */
  readonly asked: Pick<Agreed, 'total' | 'contents'> | null;
  /** Identifies the submission to the server, the same over every retry until its outcome is definite. */
  readonly submissionId: string | null;
  /** Vault id of the token of the method. */
  readonly tokenId: string | null;
  /** How many times in a row the server was asked after the last call, of `sentAt`, and has said that the order is not placed. */
  readonly checks: { readonly count: number; readonly sentAt: string | null };
  /** Milliseconds before the server is asked again. */
  readonly waitMs: number;
  /** What is offered in place of the time that is gone; null: none is. */
  readonly slot: SlotOffer | null;
  /** It is paid by phone: an end without an order says so, and never that nothing was charged. */
  readonly isPaidByPhone: boolean;
  readonly reasonCode: string | null;
  /** The reason is that the server takes no gift cards now (GIFTCARD-11). */
  readonly areGiftCardsOff: boolean;
  /** The order limit that is exceeded; null: none is, or the server does not say which. */
  readonly limit: OrderLimit | null;
  /** Online ordering was closed for maintenance as the last call was made. */
  readonly isMaintenance: boolean;
  /** The code of the discount that the order was refused for; null: none was, or the server does not say which. */
  readonly discountCode: string | null;
  /** The gift card whose PIN was refused; null: none was, or the server does not say which. */
  readonly refusedCard: NamedGiftCard | null;
  /** The order in hand is another now: no call begins for the cart as it is. */
  readonly isOutdated: boolean;
}

export type SubmitEvent =
  /** `at`: one of the offered times. */
  | { type: 'slot.accepted'; at: string }
  | { type: 'total.accepted' }
  | { type: 'submit.retried' }
  /** The discount that the order was refused for is taken out. */
  | { type: 'discount.dropped' }
  /** The gift cards that the guest buys go out of the cart, so that the rest can be ordered. */
  | { type: 'giftCards.dropped' }
  | { type: 'home.opened' }
  /** The PIN of the refused gift card is entered again. */
  | { type: 'pin.requested' }
  | { type: 'submit.left' }
  /** The order in hand changed elsewhere. */
  | { type: 'order.changed' }
  /** The contents of the cart changed, here or elsewhere. */
  | { type: 'cart.changed' };

/** The order was not placed, and why (SUBMIT-09). */
export type SubmitFailed = {
  type: 'submit.failed';
  outcome:
    | 'declined'
    | 'slotGone'
    | 'totalChanged'
    | 'linesChanged'
    | 'discountRefused'
    | 'serviceFailed'
    | 'refused'
    | 'unauthorized'
    | 'unprepared'
    | 'cardNeeded'
    | 'orderDiffers'
    | 'notPlaced';
  /** The server's, where it gave one that the flow reads. */
  reasonCode: string | null;
};
export type SubmitEmitted =
  | SubmitFailed
  /** The guest goes home: no part of the order can be placed now (SUBMIT-16). */
  | { type: 'home.opened' };

/** How a submission ended, and what the guest agreed to last. */
export type SubmitOutput = SubmitEnd & Pick<Agreed, 'total' | 'contents'>;

export type SubmitEnd =
  | { kind: 'placed'; orderId: string }
  /** The guest takes one of the times that were offered. */
  | ({ kind: 'rescheduled'; at: string } & Carried)
  /** Back to the form: nothing was ordered. `areGiftCardsOff`: as the server takes no gift cards now (GIFTCARD-11). */
  | { kind: 'left'; areGiftCardsOff: boolean }
  /** The order in hand is for another cafe, destination or time than the cart was saved for. */
  | { kind: 'orderDiffers' }
  /** Back to the form, to enter the PIN of a gift card again (GIFTCARD-11). */
  | { kind: 'pinNeeded'; cardId: string }
  /** The payment did not go through, and how (GEN-18); nothing was charged. */
  | Declined
  /** Back to the form, at the number of the card, which is not one (PAYSTORED-19). */
  | { kind: 'cardInvalid' }
  /** The server does not take the cart from this visitor; the order was not sent. */
  | { kind: 'unauthorized' }
  /** The card or a gift card was typed before the page was loaded anew; it is typed again. Nothing was placed by any call so far. */
  | { kind: 'cardNeeded' };

type Declined = { kind: 'declined'; result: FailedPayment };

export type PrepareInput = { paying: Paying; tokenId: string | null };
export type PrepareResult =
  | { kind: 'prepared'; tokenId: string | null }
  | Declined
  /** The number of the card is not one (PAYSTORED-19). */
  | { kind: 'cardInvalid'; reasonCode: string }
  | { kind: 'refused'; reasonCode: string }
  /** The vault no longer has a card or gift card, as the page was loaded anew; or a stored one is gone. */
  | { kind: 'cardNeeded' };

export type OpenSubmissionInput = { cartId: string };
export type OpenSubmissionResult =
  /** The id is written down, and the server says of any call that was made with it that it placed nothing. */
  | { kind: 'opened'; submissionId: string }
  /** A call, of this tab or another, was made with the id, and what came of it is not known here. */
  | { kind: 'found'; submissionId: string };

export type ValidateCartInput = Pick<PlaceOrderInput, 'cartId' | 'total' | 'contents' | 'isPaidByPhone'>;
export type ValidateCartResult =
  /** The server would place what the guest agreed to, for that total. */
  { kind: 'valid' } | CartObstacle;

export type PlaceOrderInput = {
  cartId: string;
  submissionId: string;
  paying: Paying;
  tokenId: string | null;
  total: Cents;
  contents: string;
  isPaidByPhone: boolean;
};
export type PlaceOrderResult =
  | { kind: 'placed'; orderId: string }
  | Declined
  | { kind: 'slotGone'; slot: SlotOffer }
  /** `contents`: what the cart of that total holds. */
  | { kind: 'totalChanged'; total: Cents; contents: string }
  /**
   * The cart holds other items, choices or counts than the guest agreed to, or that cannot be told; or it is for another cafe, time, place or person,
   * or the order in hand is.
   */
  | { kind: 'linesChanged' }
  /** A discount of the cart is not good for it any more (DISC-07); `discountCode` is null where the server does not say which. */
  | { kind: 'discountRefused'; reasonCode: string; discountCode: string | null }
  /** The gift card service does not answer (SUBMIT-14), or takes no gift card, and none is to be bought (SUBMIT-15). */
  | { kind: 'serviceFailed'; reasonCode: string }
  /** No gift card is sold now, and the cart holds nothing else (SUBMIT-16), or other things too (SUBMIT-17). */
  | { kind: 'onlyGiftCards'; reasonCode: string }
  | { kind: 'mixedCart'; reasonCode: string }
  /** `limit`: the order limit that is exceeded (QTY-04, QTY-05). Left out: none is. */
  | { kind: 'refused'; reasonCode: string; limit?: OrderLimit }
  /** The PIN that was typed is not that of the gift card. */
  | { kind: 'pinRefused'; reasonCode: string; card: NamedGiftCard }
  /** A 401: the server does not take the cart from this visitor. */
  | { kind: 'unauthorized' }
  /** Online ordering is closed for maintenance (ERRORS-01): no word on the order. */
  | { kind: 'maintenance' }
  /** The cart is an order: the server says which. */
  | { kind: 'submittedAlready' }
  /** Another tab has made a call with this id. */
  | { kind: 'found' }
  /** Another tab has had a definite answer for this id. */
  | { kind: 'closed' }
  /** A payment by phone of the cart was begun, and is not known to be over: it is ended before another payment, or pays the order. */
  | { kind: 'called' }
  /** The cart could not be validated, or a payment by phone not be read, so the order was not sent. `isMaintenance`: as online ordering is closed (ERRORS-01). Left out: it is not known to be. */
  | { kind: 'unsent'; isMaintenance?: true }
  /** The vault no longer has the token or a gift card. */
  | { kind: 'cardNeeded' };

/** Why the order could not be placed, or not by this call. */
export type Obstacle = Exclude<PlaceOrderResult, { kind: 'placed' | 'called' | 'pinRefused' | 'maintenance' }>;

/** Why the server would not place the order. */
export type CartObstacle = Exclude<Obstacle, { kind: 'found' | 'closed' | 'cardNeeded' }>;

export type FindOrderInput = {
  cartId: string;
  submissionId: string;
  checks: SubmitContext['checks'];
  paying: Paying;
  tokenId: string | null;
};
export type FindOrderResult =
  | { kind: 'placed'; orderId: string }
  /** Not placed so far; it may still be. */
  | { kind: 'undecided'; waitMs: number; checks: SubmitContext['checks'] }
  /** Nothing was placed by the calls up to this one. */
  | { kind: 'notPlaced' }
  /** Online ordering is closed for maintenance (ERRORS-01): no word on the order. */
  | { kind: 'maintenance' };

export type DropGiftCardsInput = { cartId: string };
export type DropGiftCardsResult = { kind: 'dropped' };

export type DropDiscountInput = { cartId: string; code: string | null };
export type DropDiscountResult = { kind: 'dropped' };
