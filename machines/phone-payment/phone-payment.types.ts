import type { Cents } from '#domain/money/money.ts';
import type { PhoneStep } from '#domain/payment/phone.ts';
import type { Obstacle } from '../submit/submit.types.ts';

export interface PhonePaymentInput {
  readonly cartId: string;
  readonly submissionId: string;
  /** What is paid by phone: all of the order. */
  readonly total: Cents;
  /** When the last call was made of which the server has said that it placed nothing; null where there is none. */
  readonly judgedSentAt: string | null;
  /** Else the order is paid another way, and a call that goes on in some tab is ended first. */
  readonly isByPhone: boolean;
}

export interface PhonePaymentContext extends PhonePaymentInput {
  /** The call that is followed, written down for all tabs before it is made; null: none so far. */
  readonly callId: string | null;
  readonly step: PhoneStep;
  /** What the phone system says to the guest; null: nothing. */
  readonly message: string | null;
  /** The phone system refused the payment, or to say how far it is; what became of a call before is not known. */
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

/** `formerCallId` is a call that failed, which no other follows; null: none has. */
export type BeginCallInput = Omit<PhonePaymentInput, 'isByPhone'> & { readonly formerCallId: string | null };
export type BeginCallResult = { kind: 'begun'; callId: string } | Obstacle;

export type AskPhoneInput = Pick<PhonePaymentInput, 'cartId' | 'total'> & { readonly callId: string };
export type AskPhoneResult =
  | { kind: 'paid' }
  | { kind: 'unpaid'; message: string | null }
  | { kind: 'refused'; reasonCode: string | null }
  | { kind: 'ongoing'; step: PhoneStep; message: string | null };

/** `callId`: null for the call that was written down last, in whichever tab. */
export type EndCallInput = Pick<PhonePaymentContext, 'cartId' | 'total' | 'callId'>;
/** `paid`: the payment was finished before the call was. `unauthorized`: the server ends no call for this visitor. */
export type EndCallResult = { kind: 'ended' } | { kind: 'paid' } | { kind: 'unauthorized' };
