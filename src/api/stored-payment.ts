import { deleteCreditCard, deleteGiftCard, deletePayPal, paymentOptions } from '#contract/stored-payment.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

/** The payments that a member keeps here (PAYSTORED-01). */
export const paymentOptionsQuery = defineQuery('member', 'payments', (call, _: [], { signal }) => call(paymentOptions, { signal }));

export const storedPaymentApi = (call: Client) => ({
  deleteCard: (token: string, signal: AbortSignal) => call(deleteCreditCard, { body: { token }, signal }),
  deleteGiftCard: (giftCardNo: string, signal: AbortSignal) => call(deleteGiftCard, { body: { giftCardNo }, signal }),
  deletePayPal: (accountNumber: string, signal: AbortSignal) => call(deletePayPal, { body: { accountNumber }, signal }),
});
