import type { HeldPayment } from '#domain/payment/added.ts';

export interface PayPalContext {
  /** Where the vault keeps the token that PayPal asks the member about. */
  readonly secretId: string | null;
}

export type PayPalEvent = { type: 'payPal.retried' } | { type: 'payPal.left' };

export type PayPalOutput =
  /** Null: the account keeps it, and nothing else does. */
  { kind: 'saved'; held: HeldPayment | null } | { kind: 'left' };

export type BeginResult =
  | { kind: 'begun'; secretId: string }
  /** This site has no PayPal. */
  | { kind: 'unavailable' };

/** `secretId` names the token in the vault. */
export type ApprovalInput = { readonly secretId: string };
export type AskResult = { kind: 'approved' } | { kind: 'dismissed' };
/** `held`: what pays at the checkout; null in the account. */
export type AgreeResult =
  | { kind: 'agreed'; held: HeldPayment | null }
  /** No answer says whether the account keeps it. */
  | { kind: 'unknown' };
