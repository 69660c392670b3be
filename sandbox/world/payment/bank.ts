import { campusesAt } from '../../seeds/campuses.ts';
import type { StoredCart } from '../cart/stored.ts';
import type { Person } from '../people/person.ts';
import type { World } from '../world.ts';
import { leftOn } from './gift-cards.ts';
import { isOnPhone, phonePaidOf } from './phone.ts';
import { isExpired } from './number.ts';
import type { Bank } from './settle.ts';
import type { StoredToken } from './tokens.ts';

/** The bank as a visitor finds it: what was typed just now, and what a member keeps here. */
export const bankOf = (world: World, person: Person | null, { cartId, cafeId }: Pick<StoredCart, 'cartId' | 'cafeId'>): Bank => ({
  paidByPhone: phonePaidOf(world.phonePayments.get(cartId)),
  isOnPhone: isOnPhone(world.phonePayments.get(cartId)),
  tokenOf: (value) => blockToken(value) ?? world.tokens.get(value) ?? storedToken(value, person, world.clock.now().toString().slice(0, 10)),
  takesCampusCardOf: (id) => campusesAt(cafeId).some(({ institutionId }) => institutionId === id),
  leftOn: (card) => leftOn(card, (number) => world.giftSpending.get(number)),
  keptNumbers: person?.giftCards.map(({ giftCardNo }) => giftCardNo) ?? [],
});

/** The encrypted block of a wallet as a token, after its channel; undefined: it is none. */
function blockToken(value: string): StoredToken | undefined {
  const [, cardType] = /^(APAY|GPAY):./.exec(value) ?? [];
  if (cardType === undefined) return undefined;
  const outcome = value.includes('declined') ? 'declined' : 'approved';
  return { tokenValue: value, lastFour: '', cardType, cardHolderName: '', expirationDate: '', outcome };
}

/** A stored card, campus card, Military Star card or PayPal account as a token; an expired card is declined. */
function storedToken(value: string, person: Person | null, today: string): StoredToken | undefined {
  const card = person?.creditCards.find(({ token }) => token === value);
  const payPal = person?.payPals.find(({ accountNumber }) => accountNumber === value);
  if (card !== undefined) {
    const { lastFour, creditCardType: cardType, cardholderName: cardHolderName, expirationDate } = card;
    const outcome = isExpired(expirationDate, today) ? 'declined' : 'approved';
    return { tokenValue: value, lastFour, cardType, cardHolderName, expirationDate, outcome };
  }
  const campusCard = person?.campusCards.find(({ token }) => token === value);
  if (campusCard !== undefined) {
    const { institutionName: cardHolderName, tokenExpDate } = campusCard;
    const expirationDate = tokenExpDate ?? '';
    const outcome = expirationDate !== '' && isExpired(expirationDate, today) ? 'declined' : 'approved';
    return { tokenValue: value, lastFour: '', cardType: 'CAMPUS', cardHolderName, expirationDate, outcome };
  }
  const milStar = person?.milStarCards.find(({ token }) => token === value);
  if (milStar !== undefined) {
    const { lastFour, cardHolderName, expirationDate } = milStar;
    const outcome = isExpired(expirationDate, today) ? 'declined' : 'approved';
    return { tokenValue: value, lastFour, cardType: 'MILSTAR', cardHolderName, expirationDate, outcome };
  }
  if (payPal === undefined) return undefined;
  return { tokenValue: value, lastFour: '', cardType: 'PYPL', cardHolderName: payPal.username, expirationDate: '', outcome: 'approved' };
}
