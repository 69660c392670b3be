import type { AcceptedLine, OrderBefore, ReorderLine } from '#domain/order/reorder.ts';
import type { Destination, SetUpOrder } from '#domain/order/order.ts';

/** The order to have again. */
export interface ReorderInput {
  readonly orderId: string;
  /** The number that the guest reads, by which one without an account asks for it. */
  readonly number: string;
}

export interface ReorderContext extends ReorderInput {
  /** Null until it is read. */
  readonly before: OrderBefore | null;
  /** Its lines beside what can be had now; none until they are compared. */
  readonly lines: readonly ReorderLine[];
  /** The order in hand that they were compared for; null until they are. */
  readonly comparedFor: SetUpOrder | null;
  /** Why the server refuses to make it, by its reason code. */
  readonly reasonCode: string | null;
  /** How the order in hand is had, where the cafe of the order of before does not offer it. */
  readonly unserved: Destination | null;
}

export type ReorderEvent =
  /** Adds what can be had and has nothing that the guest avoids. */
  | { type: 'rest.accepted' }
  /** Adds all that can be had, in spite of what the guest avoids (MENU-11, FLAGS-10). */
  | { type: 'all.accepted' }
  /** Changes how, where or when the order in hand is had; then it is compared anew. */
  | { type: 'setup.requested' }
  | { type: 'reorder.retried' }
  | { type: 'reorder.left' };

export type ReorderOutput = { kind: 'accepted'; lines: readonly AcceptedLine[] } | { kind: 'closed' };

/** The setup of the order in hand comes first, with the cafe and the way of the order of before; null: as the order in hand is (CART-13). */
export type ReorderEmitted = { type: 'setup.needed'; cafeId: string | null; destination: Destination | null };

export type ReadReorderInput = { orderId: string; number: string };
/** `unknown`: the server knows no such order, or none that this guest may see. */
export type ReadReorderResult = { kind: 'read'; before: OrderBefore } | { kind: 'unknown' };

export type CompareOrderInput = { orderId: string; before: OrderBefore };
export type CompareOrderResult =
  | { kind: 'compared'; lines: readonly ReorderLine[]; comparedFor: SetUpOrder }
  /** The order in hand became another meanwhile, as by another tab. */
  | { kind: 'changed' }
  /** There is no order in hand to have it with. */
  | { kind: 'notSetUp' }
  /** The call names no cafe: it is made at the one of before, which does not offer the way of the order in hand (C-25). */
  | { kind: 'unserved'; destination: Destination }
  | { kind: 'refused'; reasonCode: string };

/** Ends with the setup: the order in hand is what the guest has said, or the guest has left. */
export type UntilSetUpResult = { kind: 'setUp' } | { kind: 'abandoned' };
/** The order in hand whose lines the guest sees. */
export type UntilOrderChangedInput = { order: SetUpOrder };
/** Ends when the order in hand is another. */
export type UntilOrderChangedResult = { kind: 'changed' };
