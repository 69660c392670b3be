/** The order that may be canceled. */
export interface CancellationInput {
  readonly orderId: string;
  /** The number that the guest reads. */
  readonly number: string;
  readonly cafeName: string;
}

export interface CancellationContext extends CancellationInput {
  /** The kitchen has not begun, as far as is known. */
  readonly isCancelable: boolean;
}

export type CancellationEvent =
  /** A member is asked first; a guest is told to sign in (GEN-12, AMB-31). */
  | { type: 'cancel.requested'; isMember: boolean }
  /** The guest means it, also after a failure. */
  | { type: 'cancel.confirmed' }
  /** Asks again what became of it. */
  | { type: 'cancel.checked' }
  /** Back to the page. */
  | { type: 'cancel.dismissed' };

export type CancellationEmitted =
  | { type: 'order.canceled'; orderId: string }
  /** A guest has asked for it. */
  | { type: 'account.needed'; cafeName: string };

export type ReadOrderInput = { orderId: string; number: string };
export type ReadOrderResult = { kind: 'canceled' } | { kind: 'standing'; isCancelable: boolean };

export type CancelOrderInput = { orderId: string; number: string };
/**
 * `begun`: the kitchen has begun. `notTheirs`: the account has no such order, as where a guest placed it. `unauthorized`: the session has ended,
 * which the app says itself.
 */
export type CancelOrderResult = { kind: 'canceled' } | { kind: 'begun' } | { kind: 'notTheirs' } | { kind: 'unauthorized' };
