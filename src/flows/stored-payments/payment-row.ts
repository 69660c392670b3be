import { formatCents } from '#domain/money/money.ts';
import { namedCampusCards } from '#domain/payment/campus-card.ts';
import { paysByCampusCard } from '#domain/payment/institution.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { namedCards, namedGiftCards, namedPayPals } from '#domain/payment/offered.ts';
import { institutionOf, isExpiredMonth, isLastMonth, readExpiry, type EntryKind, type StoredPayments } from '#domain/payment/stored.ts';
import type { StoredTarget } from '#machines/stored-payments/stored-payments.types.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import { cardText, brandText } from '#src/flows/profile/card-text.ts';

/** A stored payment as a row shows it. */
export interface PaymentRow extends StoredTarget {
  /** The brand or kind, in a word; empty where an icon says it. */
  readonly mark: string;
  readonly name: string;
  readonly meta: string;
  /** The member has to do something about it. */
  readonly isUrgent: boolean;
  readonly isDefault: boolean;
  /** What is on a gift card; null: nothing to show. */
  readonly amount: string | null;
  /** The word on its button, and the form that it opens; null: it asks for the deletion. */
  readonly action: string;
  readonly opens: EntryKind | null;
}

const plain = { isUrgent: false, isDefault: false, amount: null } as const;

/** The cards, with what is known of their dates on a day `YYYY-MM-DD` (PAYSTORED-07, PAYSTORED-14). */
export const cardRows = (stored: StoredPayments, today: string): readonly PaymentRow[] =>
  namedCards(stored).map(({ id, card }) => {
    const isUrgent = isExpiredMonth(card.expirationDate, today) || isLastMonth(card.expirationDate, today);
    return {
      ...plain,
      kind: 'card',
      id,
      mark: brandText(card.creditCardType),
      name: cardText(card),
      meta: dateMeta(card.expirationDate, institutionOf(card), today),
      isUrgent,
      isDefault: card.isDefault,
      action: text(isUrgent ? 'storedPayments.update' : 'storedPayments.edit'),
      opens: 'card',
    };
  });

/** The Military Star card, with what is known of its date on a day `YYYY-MM-DD` (PAYSTORED-01, PAYSTORED-16). */
export const milStarRows = (stored: StoredPayments, today: string): readonly PaymentRow[] =>
  namedMilStarCards(stored).map(({ id, card: { lastFour, expirationDate, isDefault } }) => {
    const isUrgent = isExpiredMonth(expirationDate, today) || isLastMonth(expirationDate, today);
    return {
      ...plain,
      kind: 'milStar',
      id,
      mark: '',
      name: text('storedPayments.milStar.name', { lastFour }),
      meta: dateMeta(expirationDate, null, today),
      isUrgent,
      isDefault,
      action: text(isUrgent ? 'storedPayments.update' : 'storedPayments.edit'),
      opens: 'milStar',
    };
  });

/** The month stays on one line. */
const expiresText = (mmyy: string): string => text('storedPayments.expires', { expires: readExpiry(mmyy).replaceAll(' ', '\u00A0') });

/** What is known of a date `MMYY`, after the issuer of the card. */
function dateMeta(mmyy: string, issuer: string | null, today: string): string {
  if (isExpiredMonth(mmyy, today)) return text('storedPayments.expired');
  if (isLastMonth(mmyy, today)) return text('storedPayments.lastMonth');
  const expires = expiresText(mmyy);
  return [issuer, expires].filter((word) => word !== null).join('. ');
}

export const giftCardRows = (stored: StoredPayments): readonly PaymentRow[] =>
  namedGiftCards(stored).map(({ id, card: { giftCardNo, giftCardBalance } }) => ({
    ...plain,
    kind: 'giftCard',
    id,
    mark: '',
    name: text('storedPayments.giftCard', { lastFour: giftCardNo.slice(-4) }),
    meta: text(giftCardBalance === 0 ? 'storedPayments.giftCard.empty' : 'storedPayments.giftCard.use'),
    amount: giftCardBalance === null ? null : formatCents(giftCardBalance),
    action: text('storedPayments.remove'),
    opens: null,
  }));

export const otherRows = (stored: StoredPayments): readonly PaymentRow[] =>
  namedPayPals(stored).map(({ id, account: { username } }) => ({
    ...plain,
    kind: 'payPal',
    id,
    mark: text('storedPayments.payPal'),
    name: username,
    meta: text('storedPayments.payPal.connected'),
    action: text('storedPayments.disconnect'),
    opens: null,
  }));

/** The campus cards whose school has an account of campus cards, with their dates on a day `YYYY-MM-DD` (PAYSTORED-15, PAYSTORED-21). */
export const campusRows = (stored: StoredPayments, campusPaymentTypeId: number, today: string): readonly PaymentRow[] =>
  namedCampusCards(stored)
    .filter(({ card }) => paysByCampusCard(card.campusInfo, campusPaymentTypeId))
    .map(({ id, card: { institutionName, programName, tokenExpDate } }) => {
      const isExpired = tokenExpDate !== null && isExpiredMonth(tokenExpDate, today);
      const expires = tokenExpDate === null ? null : expiresText(tokenExpDate);
      return {
        ...plain,
        kind: 'campusCard',
        id,
        mark: text('storedPayments.campusCard'),
        name: text('storedPayments.campusCard.name', { school: institutionName }),
        meta: isExpired ? text('storedPayments.expired') : [programName, expires].filter(Boolean).join('. '),
        isUrgent: isExpired,
        action: text(isExpired ? 'storedPayments.update' : 'storedPayments.edit'),
        opens: 'campusCard',
      };
    });
