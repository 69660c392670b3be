import { deleteCreditCard, deleteGiftCard, deletePayPal, paymentOptions } from '#contract/stored-payment.ts';
import { centsFrom } from '#domain/money/money.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

/** The payments that a member keeps here (PAYSTORED-01). */
export const paymentOptionsQuery = defineQuery('member', 'payments', async (call, _: [], { signal }): Promise<StoredPayments> => {
  const { giftCards, paymentMethods } = await call(paymentOptions, { signal });
  return {
    creditCards: paymentMethods.creditCards.map(({ token, lastFour, creditCardType, expirationDate, isDefault }) => ({
      token,
      lastFour,
      creditCardType,
      expirationDate,
      isDefault,
    })),
    giftCards: giftCards.map(({ giftCardNo, giftCardBalance: balance, giftCardType }) => ({
      giftCardNo,
      giftCardBalance: balance === null ? null : centsFrom(balance),
      giftCardType,
    })),
    payPals: paymentMethods.payPals.map(({ accountNumber, username }) => ({ accountNumber, username })),
  };
});

export const storedPaymentApi = (call: Client) => ({
  deleteCard: (token: string, signal: AbortSignal) => call(deleteCreditCard, { body: { token }, signal }),
  deleteGiftCard: (giftCardNo: string, signal: AbortSignal) => call(deleteGiftCard, { body: { giftCardNo }, signal }),
  deletePayPal: (accountNumber: string, signal: AbortSignal) => call(deletePayPal, { body: { accountNumber }, signal }),
});
