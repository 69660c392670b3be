import { reasonCodes } from '#contract/reason-codes.ts';
import type { Payment } from '#contract/submit.ts';
import { centsFrom, dollarsFrom, type Cents } from '#domain/money/money.ts';
import { refused, type Refused } from '../cart/refused.ts';
import { giftCardOf, hiddenNumber, type GiftCard } from './gift-cards.ts';
import type { StoredToken } from './tokens.ts';

/** Payment by card, as on the receipt. */
interface Paid {
  readonly cardType: string;
  readonly lastFour: string;
  readonly cents: Cents;
}

export interface Settled {
  readonly kind: 'settled';
  readonly paid: readonly Paid[];
  /** What goes off which gift card. */
  readonly spent: readonly { readonly number: string; readonly cents: Cents }[];
  /** The payment succeeds, but the network loses the answer. */
  readonly isAnswerLost: boolean;
}

/** Where the money is. */
export interface Bank {
  /** A token that the bakery gave out, or one of the member whose call it is. */
  readonly tokenOf: (value: string) => StoredToken | undefined;
  /** Whether the cafe of the order takes campus cards of a school. */
  readonly takesCampusCardOf: (institutionId: string) => boolean;
  /** What was paid by phone for the cart, in cents; 0: nothing. */
  readonly paidByPhone: Cents;
  /** Whether a call is in progress that may pay for the cart. */
  readonly isOnPhone: boolean;
  /** What is left on a gift card. */
  readonly leftOn: (card: GiftCard) => Cents;
  /** Numbers of gift cards in the account of the member whose call it is: they need no PIN. */
  readonly keptNumbers: readonly string[];
}

interface Drawn {
  readonly card: GiftCard;
  readonly cents: Cents;
}

/**
 * Takes the money, all of it or none: amounts add up to the total to the cent, every token is one the bakery gave out, every gift card has
 * enough, and every card says yes. A total of nothing needs no payment (SUBMIT-02).
 */
export function settle(total: Cents, payment: Payment | undefined, bank: Bank): Settled | Refused {
  if (total <= 0) return { kind: 'settled', paid: [], spent: [], isAnswerLost: false };
  const { creditCards = [], giftCards = [], campusCards = [] } = payment ?? {};
  if (bank.paidByPhone === total) {
    // Another payment would be a second one.
    if (payment !== undefined) return refused(409, reasonCodes.paidByPhone);
    return { kind: 'settled', paid: [{ cardType: 'PHONE', lastFour: '', cents: total }], spent: [], isAnswerLost: false };
  }
  if (bank.isOnPhone && payment !== undefined) return refused(409, reasonCodes.phoneOngoing);
  if (creditCards.length + giftCards.length + campusCards.length === 0) return refused(422, reasonCodes.paymentMissing);
  const byToken = [
    ...creditCards.map(({ amount, tokens, encBlock, encBlockType }) => ({
      cents: centsFrom(amount),
      token: encBlock ? `${encBlockType}:${encBlock}` : tokens?.[0],
    })),
    ...campusCards.map(({ amount, token }) => ({ cents: centsFrom(amount), token })),
  ];
  const amounts = [...byToken, ...giftCards.map(({ amount }) => ({ cents: centsFrom(amount) }))].map(({ cents }) => cents);
  if (amounts.some((cents) => cents <= 0) || amounts.reduce((sum, cents) => sum + cents, 0) !== total) {
    return refused(422, reasonCodes.amountMismatch);
  }
  const drawn = drawFrom(giftCards, bank);
  if ('kind' in drawn) return drawn;
  if (campusCards.some(({ institutionId }) => !bank.takesCampusCardOf(institutionId ?? ''))) return refused(422, reasonCodes.tokenUnknown);
  const cards = byToken.map(({ token }) => bank.tokenOf(token ?? ''));
  const known = cards.filter((card) => card !== undefined);
  if (known.length < cards.length) return refused(422, reasonCodes.tokenUnknown);
  if (known.some(({ outcome }) => outcome === 'unavailable')) return refused(502, reasonCodes.paymentUnavailable);
  const failure = known.map(({ outcome }) => failures[outcome]).find((each) => each !== undefined);
  if (failure !== undefined) return refused(...failure);
  return {
    kind: 'settled',
    paid: [
      ...drawn.map(({ card, cents }) => ({ cardType: 'GIFT', lastFour: card.number.slice(-4), cents })),
      ...known.map(({ cardType, lastFour }, index) => ({ cardType, lastFour, cents: byToken[index]?.cents ?? 0 })),
    ],
    spent: drawn.map(({ card, cents }) => ({ number: card.number, cents })),
    isAnswerLost: known.some(({ outcome }) => outcome === 'answerLost'),
  };
}

/** Why an order is refused for its payment, with what became of it (GEN-18). */
const failures: Partial<Record<StoredToken['outcome'], Parameters<typeof refused>>> = {
  declined: [402, reasonCodes.cardDeclined, [{ name: 'paymentResult', value: 'DECLINED' }]],
  errored: [402, reasonCodes.paymentFailed, [{ name: 'paymentResult', value: 'PAYMENT_ERROR' }]],
  failed: [402, reasonCodes.paymentFailed, [{ name: 'paymentResult', value: 'PAYMENT_FAILED' }]],
  canceled: [402, reasonCodes.paymentFailed, [{ name: 'paymentResult', value: 'CANCELED' }]],
};

/** What each gift card pays, or why one cannot. */
function drawFrom(giftCards: Payment['giftCards'], { leftOn, keptNumbers }: Bank): readonly Drawn[] | Refused {
  const drawn: Drawn[] = [];
  for (const { amount, cardNumber, cardNum, pin } of giftCards) {
    const number = cardNumber ?? cardNum ?? '';
    const card = giftCardOf(number);
    const named = { name: 'lastFour', value: number.slice(-4) };
    const isTheirs = card !== undefined && (pin === card.pin || (keptNumbers.includes(number) && hiddenNumber(card) === number));
    if (!isTheirs) return refused(422, reasonCodes.giftCardInvalid, [named]);
    const taken = drawn.filter((other) => other.card === card).reduce((sum, { cents }) => sum + cents, 0);
    const left = leftOn(card) - taken;
    const cents = centsFrom(amount);
    if (cents > left) return refused(409, reasonCodes.giftCardShort, [named, { name: 'balance', value: dollarsFrom(left) }]);
    drawn.push({ card, cents });
  }
  return drawn;
}
