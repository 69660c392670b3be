import { addCreditCard, deleteCreditCard, deleteGiftCard, deletePayPal, paymentOptions } from '#contract/stored-payment.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { tokenFor } from '../world/payment/tokens.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** The payments that a member keeps here. */
export function storedPaymentHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(paymentOptions, ({ member: { person } }) => ({
      giftCards: person.giftCards,
      paymentMethods: { creditCards: person.creditCards, payPals: person.payPals },
    })),
    ...answer(addCreditCard, ({ body, member: { person } }) => {
      const made = tokenFor(body, world.newId(), world.clock.now().toString().slice(0, 10));
      if (made === null) return refuse(422, reasonCodes.cardDeclined);
      const { lastFour, cardType: creditCardType, expirationDate } = made;
      const isSame = (card: (typeof person.creditCards)[number]) =>
        card.lastFour === lastFour && card.creditCardType === creditCardType && card.expirationDate === expirationDate;
      // The same card once more is the same card.
      const token = person.creditCards.find(isSame)?.token ?? made.tokenValue;
      const card = { token, lastFour, creditCardType, expirationDate, cardholderName: body.cardHolderName, creditCardZip: body.postalCode };
      const others = person.creditCards.filter((other) => !isSame(other));
      const isDefault = person.creditCards.find(isSame)?.isDefault ?? person.creditCards.length === 0;
      world.people.put({ ...person, creditCards: [...others, { ...card, isDefault }] });
      world.tokens.put(token, { ...made, tokenValue: token });
      return { token };
    }),
    ...answer(deleteCreditCard, ({ body, member: { person } }) => {
      const card = person.creditCards.find(({ token }) => token === body.token);
      if (card?.isDefault && person.foodSubscriptions.length > 0) return refuse(409, accountReasonCodes.cardAssigned);
      world.people.put({ ...person, creditCards: person.creditCards.filter((other) => other !== card) });
      return {};
    }),
    ...answer(deleteGiftCard, ({ body, member: { person } }) => {
      world.people.put({ ...person, giftCards: person.giftCards.filter(({ giftCardNo }) => giftCardNo !== body.giftCardNo) });
      return {};
    }),
    ...answer(deletePayPal, ({ body, member: { person } }) => {
      world.people.put({ ...person, payPals: person.payPals.filter(({ accountNumber }) => accountNumber !== body.accountNumber) });
      return {};
    }),
  ];
}
