export interface PayPalContext {
  /** Where the vault keeps the token that PayPal asks the member about. */
  readonly secretId: string | null;
}

export type PayPalEvent = { type: 'payPal.retried' } | { type: 'payPal.left' };

export type PayPalOutput = { kind: 'saved' } | { kind: 'left' };

export type BeginResult =
  | { kind: 'begun'; secretId: string }
  /** This site has no PayPal. */
  | { kind: 'unavailable' };

/** `secretId` names the token in the vault. */
export type ApprovalInput = { readonly secretId: string };
export type AskResult = { kind: 'approved' } | { kind: 'dismissed' };
export type AgreeResult = { kind: 'agreed' };
