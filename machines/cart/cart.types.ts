import type { CartChange, CartLineRequest, CartProblem } from '#domain/cart/line.ts';
import type { SetUpOrder } from '#domain/order/order.ts';

export interface CartInput {
  readonly cartId: string | null;
  readonly order: SetUpOrder | null;
  /** Most wishes that may wait for an answer. */
  readonly room?: number;
}

export interface CartContext extends CartInput {
  readonly room: number;
  /** The server does not know the order in hand yet. */
  readonly isStale: boolean;
  /** What the guest wants, in its order; the first is under way. */
  readonly queue: readonly CartChange[];
  /** The line that was removed last, to be put back. */
  readonly removed: CartLineRequest | null;
  readonly problems: readonly CartProblem[];
  /** Why the server refused, by its reason code. */
  readonly reasonCode: string | null;
}

export type CartEvent =
  | { type: 'order.setUp'; order: SetUpOrder }
  /** The server's cart has the new time already (SUBMIT-12). */
  | { type: 'order.rescheduled'; order: SetUpOrder }
  | { type: 'line.added'; line: CartLineRequest }
  | { type: 'line.changed'; sequenceNum: number; line: CartLineRequest }
  | { type: 'line.removed'; sequenceNum: number }
  | { type: 'removal.undone' }
  | { type: 'quantity.changed'; sequenceNum: number; by: number }
  | { type: 'change.retried' }
  | { type: 'change.dropped' }
  | { type: 'problems.seen' }
  | { type: 'cart.emptied' };

export type SetUpCartInput = { cartId: string | null; order: SetUpOrder };
export type SetUpCartResult =
  | { kind: 'set'; cartId: string }
  /** Some lines cannot be sold there or then. */
  | { kind: 'setWithTrouble'; cartId: string; problems: readonly CartProblem[] }
  /** The server does not know the cart any more, or it is an order: a new one is made. */
  | { kind: 'gone' }
  | { kind: 'refused'; reasonCode: string };

export type ChangeCartInput = { cartId: string; change: CartChange };
export type ChangeCartResult =
  | { kind: 'added' }
  /** `line` as it was, so that it can be put back; null when it had gone before. */
  | { kind: 'removed'; line: CartLineRequest | null }
  | { kind: 'changed' }
  /** Not taken, or not as asked. */
  | { kind: 'troubled'; problems: readonly CartProblem[] }
  | { kind: 'gone' }
  | { kind: 'refused'; reasonCode: string };
