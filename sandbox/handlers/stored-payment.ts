import { deleteCreditCard, deleteGiftCard, deletePayPal, paymentOptions } from '#contract/stored-payment.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
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
