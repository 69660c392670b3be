import type { Cents } from '../money/money.ts';

/** A saved card (PAYSTORED-05). */
export interface StoredCard {
  readonly token: string;
  readonly lastFour: string;
  readonly creditCardType: string;
  /** `MMYY`. */
  readonly expirationDate: string;
  readonly isDefault: boolean;
}

/** A saved gift card: its number is hidden but for its end. */
export interface StoredGiftCard {
  readonly giftCardNo: string;
  /** Null where it is not known. */
  readonly giftCardBalance: Cents | null;
  readonly giftCardType: string;
}

/** The payments that a member keeps here (PAYSTORED-01). */
export interface StoredPayments {
  readonly creditCards: readonly StoredCard[];
  readonly giftCards: readonly StoredGiftCard[];
  readonly payPals: readonly { readonly accountNumber: string; readonly username: string }[];
}

/** An expiry of the wire, `MMYY`, as it is read: `MM / YYYY` (PAYSTORED-07). */
export const readExpiry = (mmyy: string): string => `${mmyy.slice(0, 2)} / 20${mmyy.slice(2)}`;

/** Is the month of a stored card, `MMYY`, before that of a day `YYYY-MM-DD` (PAYSTORED-14)? */
export const isExpiredMonth = (mmyy: string, day: string): boolean => `20${mmyy.slice(2)}-${mmyy.slice(0, 2)}` < day.slice(0, 7);
