import {
  addPayPal,
  deleteCreditCard,
  deleteGiftCard,
  deletePayPal,
  paymentOptions,
  payPalAgreement,
  payPalToken,
  updateCreditCard,
  type PaymentOptions,
} from '#contract/stored-payment.ts';
import { centsFrom } from '#domain/money/money.ts';
import type { StoredCard, StoredPayments } from '#domain/payment/stored.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

/** A card of the wire, with the fields that are read. */
function cardFrom(card: PaymentOptions['paymentMethods']['creditCards'][number]): StoredCard {
  const { token, lastFour, creditCardType, expirationDate, cardholderName, creditCardZip, isDefault } = card;
  const { paymentProcessor, institutionShortName, institutionLongName } = card;
  return {
    token,
    lastFour,
    creditCardType,
    expirationDate,
    cardholderName,
    creditCardZip,
    isDefault,
    paymentProcessor,
    institutionShortName,
    institutionLongName,
  };
}

/** The payments that a member keeps here (PAYSTORED-01). */
export const paymentOptionsQuery = defineQuery('member', 'payments', async (call, _: [], { signal }): Promise<StoredPayments> => {
  const { giftCards, paymentMethods } = await call(paymentOptions, { signal });
  return {
    creditCards: paymentMethods.creditCards.map(cardFrom),
    giftCards: giftCards.map(({ giftCardNo, giftCardBalance: balance, giftCardType }) => ({
      giftCardNo,
      giftCardBalance: balance === null ? null : centsFrom(balance),
      giftCardType,
    })),
    payPals: paymentMethods.payPals.map(({ accountNumber, username }) => ({ accountNumber, username })),
  };
});

export const storedPaymentApi = (call: Client) => ({
  updateCard: (card: StoredCard, signal: AbortSignal) => call(updateCreditCard, { body: { ...card }, signal }),
  /** Begins a billing agreement (C-93). */
  payPalToken: async (signal: AbortSignal) => (await call(payPalToken, { signal })).token,
  /** Keeps the account of an approved token (C-83, C-84). */
  addPayPal: async (approved: { readonly cafeNo: string; readonly token: string }, signal: AbortSignal) => {
    const { accountNumber, username } = await call(payPalAgreement, { body: approved, signal });
    await call(addPayPal, { body: { accountNumber, username }, signal });
  },
  deleteCard: (token: string, signal: AbortSignal) => call(deleteCreditCard, { body: { token }, signal }),
  deleteGiftCard: (giftCardNo: string, signal: AbortSignal) => call(deleteGiftCard, { body: { giftCardNo }, signal }),
  deletePayPal: (accountNumber: string, signal: AbortSignal) => call(deletePayPal, { body: { accountNumber }, signal }),
});
