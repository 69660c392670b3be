import { endPhonePayment, phonePayment } from '#contract/phone-payment.ts';
import { dollarsFrom, type Cents } from '#domain/money/money.ts';
import type { PhoneStatus } from '#domain/payment/phone-status.ts';
import type { Client } from './client.ts';

/** The bridge to the phone system. */
export const phonePaymentApi = (call: Client) => ({
  /** Begins the payment of a cart, or says how far it is. */
  ask: (
    { cartId, total, isAnew }: { readonly cartId: string; readonly total: Cents; readonly isAnew: boolean },
    signal: AbortSignal,
  ): Promise<PhoneStatus> => call(phonePayment, { body: { cartId, amount: dollarsFrom(total), isAnew }, signal }),
  end: (cartId: string, signal: AbortSignal): Promise<PhoneStatus> => call(endPhonePayment, { body: { cartId }, signal }),
});
