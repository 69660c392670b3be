import type { Cents } from '#domain/money/money.ts';
import type { PhoneStep } from '#domain/payment/phone.ts';

export interface PhonePaymentInput {
  readonly cartId: string;
  /** What is paid by phone: all of the order. */
  readonly total: Cents;
}

export interface PhonePaymentContext extends PhonePaymentInput {
  readonly step: PhoneStep;
  /** What the phone system says to the guest; null: nothing. */
  readonly message: string | null;
  /** The phone system refused the payment, or to say how far it is; what became of a call before is not known. */
  readonly isRefused: boolean;
  /** Why it refused; null: it did not, or does not say. */
  readonly reasonCode: string | null;
  /** A failed payment is to begin again. */
  readonly isAnew: boolean;
}

export type PhonePaymentEvent = { type: 'call.retried' } | { type: 'call.left' };

export type PhonePaymentOutput =
  /** It is paid: the order carries no other payment (SUBMIT-03). */
  | { kind: 'paid' }
  /** Nothing was paid by phone. */
  | { kind: 'left' }
  /** A 401: the server does not take the cart from this visitor. */
  | { kind: 'unauthorized' };

export type AskPhoneInput = PhonePaymentInput & { readonly isAnew: boolean };
export type AskPhoneResult =
  | { kind: 'paid' }
  | { kind: 'unpaid'; message: string | null }
  | { kind: 'refused'; reasonCode: string | null }
  | { kind: 'unauthorized' }
  | { kind: 'ongoing'; step: PhoneStep; message: string | null };

export type EndCallInput = { readonly cartId: string };
/** `paid`: the payment was finished before the call was. */
export type EndCallResult =
  | { kind: 'ended' }
  | { kind: 'paid' }
  /** The server ends no call. */
  | { kind: 'refused'; reasonCode: string | null }
  | { kind: 'unauthorized' };
