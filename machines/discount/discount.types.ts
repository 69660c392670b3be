import type { Reward } from '#domain/account/rewards.ts';
import type { CallFailure } from '#domain/app/call-failure.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import type { DiscountRequest } from '#domain/discount/offers.ts';

export interface DiscountInput {
  readonly cartId: string;
  /** There may be rewards (DISC-14). */
  readonly isMember: boolean;
}

/** Something to be applied; `isOffered`: without being asked for. */
export type PendingDiscount = DiscountRequest & { readonly isOffered: boolean };

export interface DiscountContext extends DiscountInput {
  /** Rewards of the member that can go into a cart. */
  readonly rewards: readonly Reward[];
  /** What is still to be applied without being asked for. */
  readonly offers: readonly DiscountRequest[];
  /** Something may be offered that was not applied: it is offered again with the next change of the cart. */
  readonly isDue: boolean;
  /** What follows once the cart has been asked; null: nothing. */
  readonly next: DiscountNext | null;
  /** Beginning of the ids of changes; null: it could not be made. */
  readonly seed: string | null;
  /** Number of changes so far. */
  readonly changes: number;
  /** What is being applied, or was last. */
  readonly request: PendingDiscount | null;
  /** Id by which `request` was sent, while it is not known to be taken; null: it is, or was not sent. */
  readonly unansweredId: string | null;
  /** What is being removed, or was last. */
  readonly removal: AppliedDiscount | null;
  /** Why `request` was refused. */
  readonly reasonCode: string | null;
}

export type DiscountEvent =
  /** As it was typed. */
  | { type: 'code.submitted'; code: string }
  | { type: 'rewards.opened' }
  | { type: 'rewards.closed' }
  | { type: 'reward.used'; code: string }
  | { type: 'discount.removed'; discount: AppliedDiscount }
  | { type: 'swap.accepted' }
  | { type: 'swap.declined' }
  /** The guest asks once more whether it was taken. */
  | { type: 'answer.retried' }
  /** The cart, or its order, is another: what was not good for it may be now. */
  | { type: 'cart.revised' };

/** What the guest asks for while it is unclear what became of the call before. */
export type DiscountNext = Extract<DiscountEvent, { type: 'code.submitted' | 'discount.removed' | 'rewards.opened' }>;

export type DiscountEmitted =
  /** `name`: of a reward; null: a code. */
  | { type: 'discount.applied'; cartId: string; code: string; name: string | null }
  /** The guest does not want it in this cart: it is removed now, or was already where the answer is lost. */
  | { type: 'discount.unwanted'; cartId: string; code: string }
  | { type: 'discount.removed'; cartId: string; code: string; name: string | null }
  /** A code that the guest did not type cannot be applied; a reward says nothing (DISC-15). */
  | { type: 'offer.failed'; code: string; reasonCode: string }
  /** DISC-12, DISC-13. */
  | { type: 'api.failed'; failure: CallFailure };

export type OpenDiscountsInput = { cartId: string; isMember: boolean };
/** `isDue`: the cart is empty, or could not be read, so that nothing is offered yet. `unanswered`: the page was left before an answer came. */
export type OpenDiscountsResult = { seed: string; rewards: readonly Reward[] } & (
  | { kind: 'opened'; offers: readonly DiscountRequest[]; isDue: boolean }
  | { kind: 'unanswered'; request: DiscountRequest; changeId: string }
);

/** `changeId`: the same once more changes nothing that was changed already. */
export type ApplyDiscountInput = { cartId: string; request: PendingDiscount; changeId: string | null };
export type ApplyDiscountResult =
  | { kind: 'applied' }
  /** `inTheWay`: what it could take the place of; null: nothing in the cart. `status`: of HTTP. */
  | { kind: 'refused'; reasonCode: string; status: number | null; inTheWay: AppliedDiscount | null };

export type RemoveDiscountInput = { cartId: string; discount: AppliedDiscount; changeId: string | null };
export type RemoveDiscountResult = { kind: 'removed' };

export type FindDiscountInput = { cartId: string; code: string };
/** Whether the code is in the cart. */
export type FindDiscountResult = { kind: 'applied' } | { kind: 'notApplied' };
