export interface EmailConfirmationInput {
  /** Where the vault keeps what the link brought. */
  readonly tokenId: string;
}

export interface EmailConfirmationContext extends EmailConfirmationInput {
  /** Where another link was asked for. */
  readonly email: string | null;
}

export type EmailConfirmationEvent =
  | { type: 'resend.requested'; email: string }
  | { type: 'confirmation.retried' }
  | { type: 'signIn.requested' }
  | { type: 'confirmation.closed' };

export type EmailConfirmationOutput = { kind: 'signIn' } | { kind: 'closed' };

export type ConfirmEmailInput = { tokenId: string };
/** `unknown`: the link is used up, too old, or not ours. */
export type ConfirmEmailResult = { kind: 'confirmed' } | { kind: 'unknown' };
export type ResendLinkInput = { email: string };
export type ResendLinkResult = { kind: 'sent' };
