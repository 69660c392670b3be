import {
  addPayPal,
  payPalAgreement,
  payPalToken,
  deleteCreditCard,
  deleteGiftCard,
  deletePayPal,
  updateCreditCard,
} from '#contract/payment-changes.ts';
import { addCreditCard, paymentOptions } from '#contract/stored-payment.ts';
import { applePaySession } from '#contract/wallet.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { tokenFor } from '../world/payment/tokens.ts';
import { isExpired } from '../world/payment/number.ts';
import type { Person } from '../world/people/person.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

type Cards = Person['creditCards'];

/** The cards with one put in its place or at the end; a default one takes the mark off the others. */
function withCard(cards: Cards, card: Cards[number]): Cards {
  const isKnown = cards.some(({ token }) => token === card.token);
  const all = isKnown ? cards.map((other) => (other.token === card.token ? card : other)) : [...cards, card];
  return card.isDefault ? all.map((other) => ({ ...other, isDefault: other.token === card.token })) : all;
}

/** Who has issued a card, and who takes its money. */
const issuerOf = (creditCardType: string) => ({
  paymentProcessor: 'SANDBOX',
  institutionShortName: creditCardType === 'AMEX' ? 'Amex' : 'FPB',
  institutionLongName: creditCardType === 'AMEX' ? 'American Express' : 'First Prairie Bank',
});

/** What PayPal asks a member about. */
const payPalTokenOf = ({ customerId }: Person) => `paypal-token-${customerId}`;

/** The account of a member at the pretended PayPal: the one that they keep, or one of the same address. */
const payPalOf = ({ payPals, customerId, emailAddress }: Person) =>
  payPals[0] ?? { accountNumber: `paypal-${customerId}`, username: emailAddress };

/** The payments that a member keeps here. */
export function storedPaymentHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(paymentOptions, ({ member: { person } }) => ({
      giftCards: person.giftCards,
      paymentMethods: {
        creditCards: person.creditCards,
        payPals: person.payPals,
        campusCards: person.campusCards,
        milStarCards: person.milStarCards,
        applePays: person.applePays,
      },
    })),
    ...answer(addCreditCard, ({ body, member: { person } }) => {
      const made = tokenFor(body, world.newId(), world.clock.now().toString().slice(0, 10));
      if (typeof made === 'string') return refuse(422, made);
      const { lastFour, cardType: creditCardType, expirationDate } = made;
      const isSame = (card: (typeof person.creditCards)[number]) =>
        card.lastFour === lastFour && card.creditCardType === creditCardType && card.expirationDate === expirationDate;
      // The same card once more is the same card.
      const token = person.creditCards.find(isSame)?.token ?? made.tokenValue;
      const card = {
        token,
        lastFour,
        creditCardType,
        expirationDate,
        cardholderName: body.cardHolderName,
        creditCardZip: body.postalCode,
        ...issuerOf(creditCardType),
      };
      const others = person.creditCards.filter((other) => !isSame(other));
      const isDefault = body.isDefault || (person.creditCards.find(isSame)?.isDefault ?? person.creditCards.length === 0);
      world.people.put({ ...person, creditCards: withCard(others, { ...card, isDefault }) });
      world.tokens.put(token, { ...made, tokenValue: token });
      return { token };
    }),
    ...answer(updateCreditCard, ({ body, member: { person } }) => {
      const known = person.creditCards.find(({ token }) => token === body.token);
      if (known === undefined) return refuse(404, reasonCodes.tokenUnknown);
      const today = world.clock.now().toString().slice(0, 10);
      const zip = body.creditCardZip ?? '';
      if (isExpired(body.expirationDate, today) || body.cardholderName.trim() === '' || !/^\d{5}$/.test(zip)) {
        return refuse(422, reasonCodes.cardDeclined);
      }
      const { expirationDate, cardholderName, creditCardZip, isDefault } = body;
      // The only default card stays one: there is always something to pay with.
      const card = { ...known, expirationDate, cardholderName, creditCardZip, isDefault: isDefault || known.isDefault };
      world.people.put({ ...person, creditCards: withCard(person.creditCards, card) });
      const token = world.tokens.get(known.token);
      if (token !== undefined) world.tokens.put(known.token, { ...token, expirationDate, cardHolderName: cardholderName });
      return {};
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
    ...answer(applePaySession, ({ body: { validationUrl } }) =>
      /^https:\/\/[^/]*\.apple\.com\//.test(validationUrl)
        ? { session: { merchantSessionIdentifier: `sandbox-${world.newId()}`, displayName: 'Hearthside' } }
        : refuse(422, reasonCodes.applePayAddress),
    ),
    ...answer(payPalToken, ({ member }) => {
      if (member !== null) return { token: payPalTokenOf(member.person) };
      // A guest has no account to keep an agreement in: what they approve pays by itself.
      const tokenValue = `paypal-token-${world.newId()}`;
      world.tokens.put(tokenValue, {
        tokenValue,
        lastFour: '',
        cardType: 'PYPL',
        cardHolderName: '',
        expirationDate: '',
        outcome: 'approved',
      });
      return { token: tokenValue };
    }),
    ...answer(payPalAgreement, ({ body, member: { person } }) =>
      body.token === payPalTokenOf(person) ? payPalOf(person) : refuse(422, reasonCodes.payPalTokenUnknown),
    ),
    ...answer(addPayPal, ({ body, member: { person } }) => {
      if (body.accountNumber !== payPalOf(person).accountNumber) return refuse(422, reasonCodes.payPalTokenUnknown);
      world.people.put({ ...person, payPals: [body] });
      return {};
    }),
    ...answer(deletePayPal, ({ body, member: { person } }) => {
      world.people.put({ ...person, payPals: person.payPals.filter(({ accountNumber }) => accountNumber !== body.accountNumber) });
      return {};
    }),
  ];
}
