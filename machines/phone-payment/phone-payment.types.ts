import type { Cents } from '#domain/money/money.ts';
import type { PhoneStep } from '#domain/payment/phone.ts';
import type { Obstacle } from '../submit/submit.types.ts';

export interface PhonePaymentInput {
  readonly cartId: string;
  readonly submissionId: string;
  /** What is paid by phone: all of the order. */
  readonly total: Cents;
  /** What the guest agreed to order, as `contentsOf` has it. */
  readonly contents: string;
  /** False: the order is paid another way, and an active call of any tab is ended first. */
  readonly isByPhone: boolean;
}

export interface PhonePaymentContext extends PhonePaymentInput {
  /** Id of the current call, recorded for all tabs before the call is made; null: none yet. */
  readonly callId: string | null;
  readonly step: PhoneStep;
  /** What the phone system says to the guest; null: nothing. */
  readonly message: string | null;
  /** The phone system refused the payment or its status; the result of an earlier call is not known. */
  readonly isRefused: boolean;
  /** Why it refused; null: it did not, or does not say. */
  readonly reasonCode: string | null;
}

export type PhonePaymentEvent = { type: 'call.retried' } | { type: 'call.left' };

export type PhonePaymentOutput =
  /** It is paid: the order carries no other payment (SUBMIT-03). */
  | { kind: 'paid' }
  /** There is no call, and nothing was paid by phone. */
  | { kind: 'ended' }
  /** The guest goes back to the form. What became of the call is not known: the next submission ends it first. */
  | { kind: 'left' }
  /** No call was made: the order could not be placed. */
  | Obstacle;

/** `formerCallId`: the last call, which failed; null: none did. */
export type BeginCallInput = Omit<PhonePaymentInput, 'isByPhone'> & { readonly formerCallId: string | null };
export type BeginCallResult = { kind: 'begun'; callId: string } | Obstacle;

export type AskPhoneInput = Pick<PhonePaymentInput, 'cartId' | 'total'> & { readonly callId: string };
export type AskPhoneResult =
  | { kind: 'paid' }
  | { kind: 'unpaid'; message: string | null }
  | { kind: 'refused'; reasonCode: string | null }
  | { kind: 'ongoing'; step: PhoneStep; message: string | null };

/** `callId`: null for the call that any tab recorded last. */
export type EndCallInput = Pick<PhonePaymentContext, 'cartId' | 'total' | 'callId'>;
/** `paid`: the payment finished before the call ended. `unauthorized`: the server does not accept this visitor. */
export type EndCallResult = { kind: 'ended' } | { kind: 'paid' } | { kind: 'unauthorized' };
