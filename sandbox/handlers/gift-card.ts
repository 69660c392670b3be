import { addedBalances, addGiftCard, storedBalances } from '#contract/gift-card.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { giftCardType } from '#domain/payment/gift-card.ts';
import { PRETEND_ANSWER } from '../world/payment/captcha.ts';
import { BONUS, giftCardOf, hiddenNumber, leftOn } from '../world/payment/gift-cards.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** A site without a captcha sends no answer of one. */
const isForged = (answered: string | undefined): boolean => answered !== undefined && answered !== PRETEND_ANSWER;

/** The gift card company's desk: balances, and cards for an account. */
export function giftCardHandlers(world: World) {
  const answer = answering(world);

  function balanceOf(giftCardNo: string, isKnown: (number: string) => boolean) {
    const card = giftCardOf(giftCardNo);
    if (card === undefined || !isKnown(giftCardNo)) return { giftCardNo, status: 'UNKNOWN', errorCode: 'giftcard.unknown' };
    const left = leftOn(card, (number) => world.giftSpending.get(number));
    const { payTypeId } = card;
    return { giftCardNo, giftCardBalance: dollarsFrom(left), status: 'ACTIVE', isPromoCard: payTypeId === BONUS, payTypeId };
  }

  return [
    ...answer(addedBalances, ({ body: { giftCardInquiry, recaptchaResponse } }) => {
      if (isForged(recaptchaResponse)) return refuse(422, reasonCodes.captchaRefused);
      // A masked number belongs to a saved card, which has its own call.
      return { giftCardBalance: giftCardInquiry.map(({ giftCardNo }) => balanceOf(giftCardNo, (number) => /^\d+$/.test(number))) };
    }),

    ...answer(storedBalances, ({ body: { giftCardInquiry }, member: { person } }) => {
      const kept = person.giftCards.map(({ giftCardNo }) => giftCardNo);
      return { giftCardBalance: giftCardInquiry.map(({ giftCardNo }) => balanceOf(giftCardNo, (number) => kept.includes(number))) };
    }),

    ...answer(addGiftCard, ({ body: { giftCardNo, giftCardPin, recaptchaResponse }, member: { person } }) => {
      if (isForged(recaptchaResponse)) return refuse(422, reasonCodes.captchaRefused);
      const card = giftCardOf(giftCardNo);
      if (card?.pin !== giftCardPin) return refuse(422, reasonCodes.giftCardInvalid);
      if (card.payTypeId === BONUS) return refuse(422, reasonCodes.bonusCardUnsaved);
      const kept = person.giftCards.filter((other) => other.giftCardNo !== hiddenNumber(card));
      const giftCardBalance = dollarsFrom(leftOn(card, (number) => world.giftSpending.get(number)));
      const added = {
        giftCardNo: hiddenNumber(card),
        giftCardBalance,
        remainingBalance: giftCardBalance,
        giftCardType: giftCardType(card.number, card.payTypeId),
      };
      world.people.put({ ...person, giftCards: [...kept, added] });
      return {};
    }),
  ];
}
