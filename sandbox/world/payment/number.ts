import { cardTypeOf, digitsOf, passesLuhn, type CardType } from '#domain/payment/card.ts';

/** The brand of a card number that the bank takes; null for one it does not (PAYSTORED-08…12). Anything but digits is not read. */
export function brandOf(typed: string): CardType | null {
  const { length } = digitsOf(typed);
  return length >= 13 && length <= 19 && passesLuhn(typed) ? cardTypeOf(typed) : null;
}

/** Whether a card with this `MMYY` is over on a day `YYYY-MM-DD`: it is good to the end of its month (PAYSTORED-14). */
export function isExpired(mmyy: string, day: string): boolean {
  const [month, year] = [mmyy.slice(0, 2), mmyy.slice(2)];
  return month < '01' || month > '12' || `20${year}-${month}` < day.slice(0, 7);
}
