import { paymentOptions, type PaymentOptions } from '#contract/stored-payment.ts';
import { centsFrom } from '#domain/money/money.ts';
import type { StoredCard, StoredPayments } from '#domain/payment/stored.ts';
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
    giftCards: giftCards.map(({ giftCardNo, giftCardBalance, remainingBalance, giftCardType }) => {
      const balance = giftCardBalance ?? remainingBalance;
      return { giftCardNo, giftCardBalance: balance === null ? null : centsFrom(balance), giftCardType };
    }),
    hasApplePay: paymentMethods.applePays.length > 0,
    payPals: paymentMethods.payPals.map(({ accountNumber, username }) => ({ accountNumber, username })),
    campusCards: paymentMethods.campusCards,
    milStarCards: paymentMethods.milStarCards.map(({ token, lastFour, cardHolderName, expirationDate, postalCode, isDefault }) => ({
      token,
      lastFour,
      cardHolderName,
      expirationDate,
      postalCode,
      isDefault,
    })),
  };
});
