import {
  addPayPal,
  deleteCreditCard,
  deleteGiftCard,
  deletePayPal,
  payPalAgreement,
  payPalToken,
  updateCreditCard,
} from '#contract/payment-changes.ts';
import type { StoredCard } from '#domain/payment/stored.ts';
import type { Client } from './client.ts';

/** Changes of the payments that a member keeps here. */
export const storedPaymentApi = (call: Client) => ({
  updateCard: (card: StoredCard, signal: AbortSignal) => call(updateCreditCard, { body: { ...card }, signal }),
  /** Begins a billing agreement (C-93). */
  payPalToken: async (signal: AbortSignal) => (await call(payPalToken, { signal })).token,
  /** Keeps the account of an approved token, and returns it (C-83, C-84). */
  addPayPal: async (approved: { readonly cafeNo: string; readonly token: string }, signal: AbortSignal) => {
    const { accountNumber, username } = await call(payPalAgreement, { body: approved, signal });
    await call(addPayPal, { body: { accountNumber, username }, signal });
    return { accountNumber, username };
  },
  deleteCard: (token: string, signal: AbortSignal) => call(deleteCreditCard, { body: { token }, signal }),
  deleteGiftCard: (giftCardNo: string, signal: AbortSignal) => call(deleteGiftCard, { body: { giftCardNo }, signal }),
  deletePayPal: (accountNumber: string, signal: AbortSignal) => call(deletePayPal, { body: { accountNumber }, signal }),
});
