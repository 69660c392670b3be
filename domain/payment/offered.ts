import type { Cents } from '../money/money.ts';
import { BY_PHONE, type GiftCardBalance, type PaymentChoice } from './allocation.ts';
import type { AddedMethod } from './added.ts';
import { storedName } from './stored-name.ts';
import { isExpiredMonth, type StoredCard, type StoredGiftCard, type StoredPayments, type StoredPayPal } from './stored.ts';

/** The name of the card that is typed at checkout, among the methods. */
export const NEW_CARD = 'new';

/** A way to pay that a member keeps here, as the checkout offers it: by a name of our own, never its token. */
export type StoredMethod = {
  readonly id: string;
  readonly kind: 'card' | 'payPal' | 'campusCard' | 'milStar';
  /** AMEX, DISC, VISA, MAST or PYPL (PAYSTORED-02); MILSTAR; the program of a campus card. */
  readonly type: string;
  /** The last four digits of a card; the name of a PayPal account; the institution of a campus card. */
  readonly label: string;
  /** `MMYY`; null: it does not expire. */
  readonly expires: string | null;
  readonly isExpired: boolean;
  readonly isDefault: boolean;
};

/** Stored cards by their names here. */
export function namedCards({ creditCards }: StoredPayments): readonly { readonly id: string; readonly card: StoredCard }[] {
  return creditCards.map((card) => ({ id: storedName('card.', card.token), card }));
}

/** What our name of a stored gift card begins with. */
export const GIFT = 'gift.';

/** Stored gift cards by their names here. The server hides most of their numbers: of those that look alike, the name says which one it is. */
export function namedGiftCards({ giftCards }: StoredPayments): readonly { readonly id: string; readonly card: StoredGiftCard }[] {
  const count = new Map<string, number>();
  return giftCards.map((card) => {
    const { giftCardNo } = card;
    const before = count.get(giftCardNo) ?? 0;
    count.set(giftCardNo, before + 1);
    return { id: storedName(GIFT, before === 0 ? giftCardNo : `${giftCardNo} ${before}`), card };
  });
}

/** What our name of a PayPal account begins with. */
export const PAYPAL = 'payPal.';

/** Stored PayPal accounts by their names here; only the first is offered (ALLOC-11). */
export function namedPayPals({ payPals }: StoredPayments): readonly { readonly id: string; readonly account: StoredPayPal }[] {
  return payPals.map((account) => ({ id: storedName(PAYPAL, account.accountNumber), account }));
}

/** What our name of a campus card begins with. */
export const CAMPUS = 'campus.';

/** What a member may choose at checkout, the default first; `today` is the date of the device, `YYYY-MM-DD` (AMB-35, PAYSTORED-07). */
export function storedMethods(stored: StoredPayments, today: string): readonly StoredMethod[] {
  const cards = namedCards(stored).map(({ id, card: { creditCardType, lastFour, expirationDate, isDefault } }) => ({
    id,
    kind: 'card' as const,
    type: creditCardType,
    label: lastFour,
    expires: expirationDate,
    isExpired: isExpiredMonth(expirationDate, today),
    isDefault,
  }));
  const payPals = namedPayPals(stored)
    .slice(0, 1)
    .map(({ id, account: { username } }) => ({
      id,
      kind: 'payPal' as const,
      type: 'PYPL',
      label: username,
      expires: null,
      isExpired: false,
      isDefault: false,
    }));
  return [...cards.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)), ...payPals];
}

/** What is chosen at first: the default card that has not expired; a card to be typed where nothing is stored; else nothing. */
export function preselectedMethod(methods: readonly StoredMethod[]): string | null {
  if (methods.length === 0) return NEW_CARD;
  return methods.find(({ isDefault, isExpired }) => isDefault && !isExpired)?.id ?? null;
}

/** A gift card as the checkout offers it. */
export interface GiftCardOption {
  /** A name of our own, of the vault's secret for one that was typed. */
  readonly id: string;
  readonly lastFour: string;
  /** Null where it is not known: it cannot be chosen. */
  readonly balance: Cents | null;
  readonly type: string;
  /** Typed at this checkout, not stored. */
  readonly isAdded: boolean;
  /** Typed, and saved by the member here, whose account had none with its end. Left out: it was not. */
  readonly isSaved?: true;
  /** The server refused its PIN: it pays nothing until another is typed. Left out: it did not. */
  readonly needsPin?: true;
  /** The server takes no gift cards now: it pays nothing. Left out: it is not known to take none. */
  readonly isOff?: true;
}

/** A gift card by its name here, and its last four digits. */
export type NamedGiftCard = Pick<GiftCardOption, 'id' | 'lastFour'>;

/** A gift card as the split reads it; one without a known balance, whose PIN was refused, or that is not taken now, has nothing to give. */
export const asBalance = ({ id, balance, type, needsPin, isOff }: GiftCardOption): GiftCardBalance => ({
  id,
  balance: needsPin || isOff ? 0 : (balance ?? 0),
  isBonus: type === 'BONUS_CARD',
});

/**
 * Returns the gift cards with one that was typed, in place of itself where it was typed before. `isStored`: the member has just saved it to the account
 * whose cards are among them: it is known as theirs where none of these ends like it.
 */
export function withTyped(giftCards: readonly GiftCardOption[], card: GiftCardOption, isStored: boolean): readonly GiftCardOption[] {
  const former = giftCards.find(({ id }) => id === card.id);
  const others = giftCards.filter(({ id }) => id !== card.id);
  const isTheirs = isStored && !others.some(({ isAdded, lastFour }) => !isAdded && lastFour === card.lastFour);
  return [...others, isTheirs || former?.isSaved ? { ...card, isSaved: true } : card];
}

/**
 * Returns the gift cards and the choice without duplicates: a typed card that the member has saved here is left out, and the stored one is chosen in
 * its place (ALLOC-02). An account shows the last four digits only, so likeness alone proves nothing: where more than one ends like it, or holds
 * something else, both stay.
 */
export function eachOnce<Choice extends PaymentChoice | null>(
  giftCards: readonly GiftCardOption[],
  choice: Choice,
): { readonly giftCards: readonly GiftCardOption[]; readonly choice: Choice } {
  const storedIds = new Map<string, string>();
  for (const { id, lastFour, balance } of giftCards.filter(({ isSaved }) => isSaved)) {
    const [one, ...others] = giftCards.filter((card) => !card.isAdded && card.lastFour === lastFour);
    if (others.length === 0 && balance !== null && one?.balance === balance) storedIds.set(id, one.id);
  }
  return {
    giftCards: giftCards.filter(({ id }) => !storedIds.has(id)),
    choice: choice && { ...choice, giftCardIds: [...new Set(choice.giftCardIds.map((id) => storedIds.get(id) ?? id))] },
  };
}

/**
 * A former choice as far as it can still be made. A method or a gift card that is gone, expired or empty is taken out, and nothing is chosen in its
 * place: the guest does so (AMB-40). Where nothing is stored, a card to be typed takes the place of a method. `null`: what is chosen at first.
 */
export function heldChoice(
  former: PaymentChoice | null,
  { methods, added }: OfferedMethods,
  giftCards: readonly GiftCardOption[],
): PaymentChoice {
  if (former === null) return { methodId: preselectedMethod(methods), giftCardIds: [] };
  const giftCardIds = former.giftCardIds.filter((id) => giftCards.some((card) => card.id === id && asBalance(card).balance > 0));
  if (former.methodId === null) return { methodId: null, giftCardIds };
  // What was added is stored by now (ALLOC-11).
  const methodId = methods.find(({ kind, isExpired }) => kind === former.methodId && !isExpired)?.id ?? former.methodId;
  const other = methods.length === 0 ? NEW_CARD : null;
  return { methodId: isChoosable({ methods, added }, methodId) ? methodId : other, giftCardIds };
}

/** Whether a choice lacks a gift card of a former one, or its method with none in its place (AMB-40); `null` as the former: it does not. */
export const isLess = (choice: PaymentChoice, former: PaymentChoice | null): boolean =>
  former !== null && (choice.giftCardIds.length < former.giftCardIds.length || (choice.methodId === null && former.methodId !== null));

/** What can be chosen besides a card to be typed: what is stored, and what can be added. */
export interface OfferedMethods {
  readonly methods: readonly StoredMethod[];
  readonly added: readonly AddedMethod[];
}

/** Whether a method can be chosen: a card to be typed and a payment by phone always, a stored one until it expires, an added one where it is offered. */
export const isChoosable = ({ methods, added }: OfferedMethods, id: string): boolean =>
  id === NEW_CARD ||
  id === BY_PHONE ||
  [...methods, ...added].some((method) => method.id === id && !('isExpired' in method && method.isExpired));
