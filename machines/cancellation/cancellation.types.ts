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
  /** The order was read after a cancellation without an answer, and stood: the call may be made once more. */
  readonly isRepeatable: boolean;
}

export type CancellationEvent =
  /** Asks a member for confirmation, and tells a guest to sign in (GEN-12, AMB-31). */
  | { type: 'cancel.requested'; isMember: boolean }
  /** Confirms the cancellation, or repeats it after a failure. */
  | { type: 'cancel.confirmed' }
  /** Reads the status of the order again. */
  | { type: 'cancel.checked' }
  /** Back to the page. */
  | { type: 'cancel.dismissed' };

export type CancellationEmitted =
  | { type: 'order.canceled'; orderId: string }
  /** A guest requested a cancellation. */
  | { type: 'account.needed'; cafeName: string }
  | { type: 'fault.found'; source: string; message: string };

export type ReadOrderInput = { orderId: string; number: string };
/** `pending`: a cancellation was sent and has no answer, so that it may still take effect. `isRead`: the order was read, and stands as yet. */
export type ReadOrderResult = { kind: 'canceled' } | { kind: 'standing'; isCancelable: boolean } | { kind: 'pending'; isRead: boolean };

export type CancelOrderInput = { orderId: string; number: string };
/**
 * `begun`: the kitchen has begun. `notTheirs`: the account has no such order, as where a guest placed it. `unauthorized`: the session has ended,
 * and the app asks the member to sign in. `accountNeeded`: no session, and nothing was sent (AMB-31). `closed`:
 * ordering is closed for maintenance, which the app says over the page (ERRORS-01). `refused`: the server says no for another reason.
 */
export type CancelOrderResult =
  | { kind: 'canceled' }
  | { kind: 'begun' }
  | { kind: 'notTheirs' }
  | { kind: 'unauthorized' }
  | { kind: 'accountNeeded' }
  | { kind: 'closed' }
  | { kind: 'refused' };

export type UntilSettledInput = { orderId: string };
/** Ends when it is known what became of a cancellation without an answer. */
export type UntilSettledResult = { kind: 'settled' };
