import { endPhonePayment, phonePayment } from '#contract/phone-payment.ts';
import { dollarsFrom, type Cents } from '#domain/money/money.ts';
import type { PhoneStatus } from '#domain/payment/phone-status.ts';
import type { Client } from './client.ts';

interface Call {
  readonly cartId: string;
  /** What is to be paid. */
  readonly total: Cents;
  readonly callId: string;
}

const bodyOf = ({ total, ...call }: Call) => ({ ...call, amount: dollarsFrom(total) });

/** The bridge to the phone system. */
export const phonePaymentApi = (call: Client) => ({
  /** Begins the payment of a cart, or says how far it is. */
  ask: (asked: Call, signal: AbortSignal): Promise<PhoneStatus> => call(phonePayment, { body: bodyOf(asked), signal }),
  end: (ended: Call, signal: AbortSignal): Promise<PhoneStatus> => call(endPhonePayment, { body: bodyOf(ended), signal }),
});
