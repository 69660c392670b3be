import type { Cents } from '../money/money.ts';
import type { Institution } from './institution.ts';

/** A saved card (PAYSTORED-05). */
export interface StoredCard {
  readonly token: string;
  readonly lastFour: string;
  readonly creditCardType: string;
  /** `MMYY`. */
  readonly expirationDate: string;
  readonly cardholderName: string;
  /** Null where it is not known. */
  readonly creditCardZip: string | null;
  /** Who takes the money; goes back as it came. */
  readonly paymentProcessor: string | null;
  /** The bank that issued it, in short and in full; null where it is not known. */
  readonly institutionShortName: string | null;
  readonly institutionLongName: string | null;
  readonly isDefault: boolean;
}

/** A saved gift card: its number is hidden but for its end. */
export interface StoredGiftCard {
  readonly giftCardNo: string;
  /** Null where it is not known. */
  readonly giftCardBalance: Cents | null;
  readonly giftCardType: string;
}

/** A billing agreement with PayPal (PAYSTORED-17). */
export interface StoredPayPal {
  readonly accountNumber: string;
  readonly username: string;
}

/** A stored campus card, whose account is at an institution (PAYSTORED-21). */
export interface StoredCampusCard {
  readonly token: string;
  /** Its school; goes back as it came. */
  readonly campusInfo: Pick<Institution, 'institutionId' | 'accountPaymentTypes'>;
  readonly institutionName: string;
  readonly programName: string;
  /** `MMYY`; null: it does not expire. */
  readonly tokenExpDate: string | null;
  readonly tokenPostalCode: string | null;
}

/** A saved Military Star card (PAYSTORED-16). */
export interface StoredMilStarCard {
  readonly token: string;
  readonly lastFour: string;
  readonly cardHolderName: string;
  /** `MMYY`. */
  readonly expirationDate: string;
  /** Null where it is not known. */
  readonly postalCode: string | null;
  readonly isDefault: boolean;
}

/** The payments that a member keeps here (PAYSTORED-01). */
export interface StoredPayments {
  readonly creditCards: readonly StoredCard[];
  readonly giftCards: readonly StoredGiftCard[];
  readonly payPals: readonly StoredPayPal[];
  readonly campusCards: readonly StoredCampusCard[];
  readonly milStarCards: readonly StoredMilStarCard[];
  /** Apple Pay is among them. Of it no more is read: its block is good for one payment (PAYSTORED-17). */
  readonly hasApplePay: boolean;
}

/** Kinds of payment that an account keeps. */
export const storedKinds = ['card', 'giftCard', 'payPal', 'campusCard', 'milStar'] as const;
export type StoredKind = (typeof storedKinds)[number];

/** Kinds that are added to an account or changed there. */
export const entryKinds = ['card', 'campusCard', 'milStar'] as const satisfies readonly StoredKind[];
export type EntryKind = (typeof entryKinds)[number];

/** An expiry of the wire, `MMYY`, as it is read: `MM / YYYY` (PAYSTORED-07). */
export const readExpiry = (mmyy: string): string => `${mmyy.slice(0, 2)} / 20${mmyy.slice(2)}`;

/** The month of an expiry `MMYY`, as `YYYY-MM`. */
const monthOf = (mmyy: string) => `20${mmyy.slice(2)}-${mmyy.slice(0, 2)}`;

/** Is the month of a stored card, `MMYY`, before that of a day `YYYY-MM-DD` (PAYSTORED-14)? */
export const isExpiredMonth = (mmyy: string, day: string): boolean => monthOf(mmyy) < day.slice(0, 7);

/** Is the month of a stored card, `MMYY`, that of a day `YYYY-MM-DD`, so that the card is good for its last days? */
export const isLastMonth = (mmyy: string, day: string): boolean => monthOf(mmyy) === day.slice(0, 7);

/** The bank of a card as it is shown: in full, else in short; null where it is not known (PAYSTORED-05). */
export const institutionOf = ({ institutionLongName, institutionShortName }: StoredCard): string | null =>
  institutionLongName ?? institutionShortName;
