import { cardTypeOf, digitsOf, passesLuhn } from './card.ts';
import type { StoredMethod } from './offered.ts';
import { storedName } from './stored-name.ts';
import { isExpiredMonth, type StoredMilStarCard, type StoredPayments } from './stored.ts';

/** What our name of a Military Star card begins with. */
export const MIL_STAR = 'milStar.';

/** Stored Military Star cards by their names here. An account has at most one (ALLOC-11). */
export function namedMilStarCards({ milStarCards }: StoredPayments): readonly { readonly id: string; readonly card: StoredMilStarCard }[] {
  return milStarCards.map((card) => ({ id: storedName(MIL_STAR, card.token), card }));
}

/** The stored Military Star card as the checkout offers it on a day `YYYY-MM-DD`; of several only the first (ALLOC-11, PAYSTORED-01). */
export const milStarMethods = (stored: StoredPayments, today: string): readonly StoredMethod[] =>
  namedMilStarCards(stored)
    .slice(0, 1)
    .map(({ id, card: { lastFour, expirationDate, isDefault } }) => ({
      id,
      kind: 'milStar',
      type: 'MILSTAR',
      label: lastFour,
      expires: expirationDate,
      isExpired: isExpiredMonth(expirationDate, today),
      isDefault,
    }));

/** Whether what was typed can be the number of a Military Star card: 16 digits of no other brand, with a right check digit (PAYSTORED-08, PAYSTORED-16). */
export const isMilStarNumber = (typed: string): boolean => digitsOf(typed).length === 16 && passesLuhn(typed) && cardTypeOf(typed) === null;
