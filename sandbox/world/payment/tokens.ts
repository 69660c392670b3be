import * as v from 'valibot';
import { reasonCodes } from '#contract/reason-codes.ts';
import { digitsOf } from '#domain/payment/card.ts';
import { isMilStarNumber } from '#domain/payment/mil-star.ts';
import { brandOf, isExpired } from './number.ts';
import { isUnissued, outcomeOf } from './cards.ts';

/** What the bakery keeps of a card: never its number nor its code. */
export const StoredToken = v.object({
  tokenValue: v.string(),
  lastFour: v.string(),
  cardType: v.string(),
  cardHolderName: v.string(),
  expirationDate: v.string(),
  outcome: v.picklist(['approved', 'declined', 'errored', 'failed', 'canceled', 'unavailable', 'answerLost']),
});
export type StoredToken = v.InferOutput<typeof StoredToken>;

interface MilStarEntry {
  readonly number: string;
  readonly cardHolderName: string;
  /** `MMYY` */
  readonly expDate: string;
  readonly cvv: string;
}

/** A token for a Military Star card on a day `YYYY-MM-DD`; the reason code where it is none, or is expired or has another code. */
export function milStarTokenFor(
  { number, cardHolderName, expDate, cvv }: MilStarEntry,
  tokenValue: string,
  today: string,
): StoredToken | string {
  const digits = digitsOf(number);
  if (!isMilStarNumber(digits) || isUnissued(digits)) return reasonCodes.cardInvalid;
  if (isExpired(expDate, today) || cvv.length !== 3) return reasonCodes.cardDeclined;
  return {
    tokenValue,
    lastFour: digits.slice(-4),
    cardType: 'MILSTAR',
    cardHolderName,
    expirationDate: expDate,
    outcome: outcomeOf(digits),
  };
}

interface CardEntry {
  readonly creditCardNumber: string;
  readonly cardHolderName: string;
  /** `MMYY` */
  readonly expDate: string;
  readonly cvv: string;
}

/** A token for a card on a day `YYYY-MM-DD`; the reason code where no bank has issued the number, or the card is expired or has another code. */
export function tokenFor(entry: CardEntry, tokenValue: string, today: string): StoredToken | string {
  const digits = entry.creditCardNumber.replaceAll(/\D/g, '');
  const cardType = brandOf(digits);
  if (cardType === null || isUnissued(digits)) return reasonCodes.cardInvalid;
  const codeLength = cardType === 'AMEX' ? 4 : 3;
  if (isExpired(entry.expDate, today) || entry.cvv.length !== codeLength) return reasonCodes.cardDeclined;
  return {
    tokenValue,
    lastFour: digits.slice(-4),
    cardType,
    cardHolderName: entry.cardHolderName,
    expirationDate: entry.expDate,
    outcome: outcomeOf(digits),
  };
}
