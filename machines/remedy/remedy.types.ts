import type { Cents } from '#domain/money/money.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import type { ForcedReason, RemedyGate, RemedyLayout } from '#domain/remedy/gate.ts';
import type { CreatedOffer, RedeemedOffer, RemedyItem, RemedyOptions } from '#domain/remedy/remedy.ts';
import type { RemedySelection } from '#domain/remedy/selection.ts';

/** The order that was not right, with what was chosen before a reload. */
export interface RemedyInput {
  readonly orderId: string;
  /** The number that the guest reads, by which one without an account asks for it. */
  readonly number: string;
  /** Where it is asked for until the server has said so. */
  readonly layout: RemedyLayout;
  /** What was chosen before; null: nothing. */
  readonly selection: RemedySelection | null;
  /** The offer that was created for that selection; null: none. */
  readonly offer: CreatedOffer | null;
}

/** What is known of the order. */
export interface RemedyOrder {
  readonly orderId: string;
  readonly cafeName: string;
  /** Of the cafe, digits; empty where it is not known. */
  readonly phone: string;
  readonly destination: SummaryDestination;
  /** When it was promised for, as it is read; null where it is not known. */
  readonly when: string | null;
  readonly total: Cents | null;
  readonly isMember: boolean;
  /** It is a guest’s, who needs no account for it (FLAGS-20). */
  readonly isGuestAllowed: boolean;
  /** Its lines by their number: the key of the picture, and what was paid. */
  readonly lines: Readonly<Record<string, Pick<RemedyItem, 'imgKey' | 'price'>>>;
}

/**
 * Why there is no remedy online. `unknown`: no such order for this guest. `noOptions`: the server offers nothing. `refused`: it says no.
 * `failed`: no answer came, and nothing was given. `unsure`: it is not known whether it was given. `none`: nothing offered helps the guest.
 */
export type NoAppeasement = ForcedReason | 'unknown' | 'noOptions' | 'refused' | 'failed' | 'unsure' | 'none';

export interface RemedyContext extends Omit<RemedyInput, 'selection'> {
  readonly selection: RemedySelection;
  /** Null until it is read. */
  readonly order: RemedyOrder | null;
  /** Whether it can be made right online; null until it is read. */
  readonly gate: RemedyGate | null;
  /** Null until they are read. */
  readonly options: RemedyOptions | null;
  /** The guest wants to go on, and has not said all. */
  readonly isIncomplete: boolean;
  /** What was given; null: nothing yet. */
  readonly redeemed: RedeemedOffer | null;
  /** Null where there is a remedy, or may be one. */
  readonly why: NoAppeasement | null;
}

export type RemedyEvent =
  /** Chooses an item, or gives it up again. */
  | { type: 'item.toggled'; lineItemId: string }
  /** Says what was wrong with an item. */
  | { type: 'reason.picked'; lineItemId: string; groupId: string }
  /** Says what was wrong with the whole order, or takes that back. */
  | { type: 'whole.toggled'; groupId: string }
  /** On to the remedies. */
  | { type: 'remedies.requested' }
  /** Back to the items. */
  | { type: 'items.reopened' }
  | { type: 'option.picked'; optionId: string }
  /** Takes the chosen remedy. */
  | { type: 'remedy.accepted' }
  /** Nothing of what is offered helps. */
  | { type: 'none.chosen' }
  /** Tries again, from the beginning. */
  | { type: 'remedy.retried' }
  | { type: 'remedy.left' };

/** `tooEarly`: it is not yet time for it (REMEDY-10). `phone`: of the cafe, digits; empty where it is not known. */
export type RemedyOutput = { readonly kind: 'closed' } | { readonly kind: 'tooEarly'; readonly phone: string };

export type RemedyEmitted =
  /** What is chosen, to be there after a reload. */
  | { type: 'selection.changed'; held: RemedyInput }
  /** The order is made right: a reload asks for nothing any more. */
  | { type: 'remedy.settled' }
  /** There is no remedy by a failure, for the error log. */
  | { type: 'fault.found'; source: string; message: string };

export type ReadOrderInput = { orderId: string; number: string };
/** `unauthorized`: the session has ended, which the app says itself. */
export type ReadOrderResult = { kind: 'read'; order: RemedyOrder; gate: RemedyGate } | { kind: 'unknown' } | { kind: 'unauthorized' };

export type ReadOptionsInput = { order: RemedyOrder; layout: RemedyLayout };
/** `redeemed`: it was made right already. */
export type ReadOptionsResult =
  | { kind: 'offered'; options: RemedyOptions }
  | { kind: 'redeemed'; redeemed: RedeemedOffer }
  | { kind: 'refused' }
  | { kind: 'unauthorized' };

export type CreateOfferInput = { orderId: string; selection: RemedySelection };
/** `given`: the order was made right already. */
export type CreateOfferResult =
  | { kind: 'created'; offer: CreatedOffer }
  | { kind: 'given' }
  | { kind: 'refused' }
  | { kind: 'unauthorized' };

export type RedeemOfferInput = { orderId: string; offerId: string };
export type RedeemOfferResult = { kind: 'redeemed'; redeemed: RedeemedOffer } | { kind: 'refused' } | { kind: 'unauthorized' };

export type SelectNoAppeasementInput = { orderId: string };
export type SelectNoAppeasementResult = { kind: 'told' };
