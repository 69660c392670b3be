import { reasonCodes } from '#contract/reason-codes.ts';
import type { Payment } from '#contract/submit.ts';
import { centsFrom, type Cents } from '#domain/money/money.ts';
import { refused, type Refused } from '../cart/refused.ts';
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
  /** The payment succeeds, but the network loses the answer. */
  readonly isAnswerLost: boolean;
}

/**
 * Takes the money, all of it or none: amounts add up to the total to the cent, every token is one the bakery gave out, and every card
 * says yes. A total of nothing needs no payment (SUBMIT-02).
 */
export function settle(total: Cents, payment: Payment | undefined, tokenOf: (value: string) => StoredToken | undefined): Settled | Refused {
  if (total <= 0) return { kind: 'settled', paid: [], isAnswerLost: false };
  const { creditCards = [], giftCards = [], campusCards = [] } = payment ?? {};
  if (creditCards.length + giftCards.length + campusCards.length === 0) return refused(422, reasonCodes.paymentMissing);
  // The gift card and campus card companies have no desk in this bakery yet: they answer as when they are down.
  if (giftCards.length + campusCards.length > 0) return refused(502, reasonCodes.serviceFailed);

  const amounts = creditCards.map(({ amount }) => centsFrom(amount));
  if (amounts.some((cents) => cents <= 0) || amounts.reduce((sum, cents) => sum + cents, 0) !== total) {
    return refused(422, reasonCodes.amountMismatch);
  }
  const cards = creditCards.map(({ tokens }) => tokenOf(tokens?.[0] ?? ''));
  const known = cards.filter((card) => card !== undefined);
  if (known.length < cards.length) return refused(422, reasonCodes.tokenUnknown);
  if (known.some(({ outcome }) => outcome === 'unavailable')) return refused(502, reasonCodes.paymentUnavailable);
  if (known.some(({ outcome }) => outcome === 'declined')) return refused(402, reasonCodes.cardDeclined);
  return {
    kind: 'settled',
    paid: known.map(({ cardType, lastFour }, index) => ({ cardType, lastFour, cents: amounts[index] ?? 0 })),
    isAnswerLost: known.some(({ outcome }) => outcome === 'answerLost'),
  };
}
