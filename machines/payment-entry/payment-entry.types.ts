import type { HeldPayment } from '#domain/payment/added.ts';
import type { EntryKind } from '#domain/payment/stored.ts';

export interface PaymentEntryInput {
  readonly kind: EntryKind;
  /** Our name of the stored one that is changed; null: a new one. */
  readonly id: string | null;
}

export interface PaymentEntryContext extends PaymentEntryInput {
  /** Where the vault keeps what was submitted last. */
  readonly secretId: string | null;
  readonly reasonCode: string | null;
}

export type PaymentEntryEvent =
  /** `secretId` names what was typed in the vault. */
  { type: 'entry.submitted'; secretId: string } | { type: 'entry.left' };

export type PaymentEntryOutput =
  /** `held`: what pays at the checkout; null in the account. */
  | { kind: 'saved'; held: HeldPayment | null }
  /** What was to be changed is not in the account any more. */
  | { kind: 'gone' }
  | { kind: 'left' };

export type SaveEntryInput = PaymentEntryInput & { readonly secretId: string };
export type SaveEntryResult =
  | { kind: 'saved'; held: HeldPayment | null }
  | { kind: 'gone' }
  /** No answer says whether it was saved. */
  | { kind: 'unknown' }
  /** The bank says no. */
  | { kind: 'declined' }
  /** The server does not take the number (PAYSTORED-19). */
  | { kind: 'invalid' }
  | { kind: 'refused'; reasonCode: string };
