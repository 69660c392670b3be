import { digitsOf } from './card.ts';

/** The gift card types of the wire (PAYSTORED-03). */
export type GiftCardType = 'SVS' | 'FIRST_DATA' | 'VEC' | 'BONUS_CARD';

/** Inquiries that may fail before no more are made (GIFTCARD-07, OPEN-17). */
export const FAILED_INQUIRIES_MAX = 5;

/** The pay type of a bonus card (GIFTCARD-05). */
export const BONUS_PAY_TYPE = 809;

/** The type of a gift card by its pay type, else by its number (GIFTCARD-03 to -05, AMB-60). Anything but digits is not read. */
export function giftCardType(number: string, payTypeId: number | null): GiftCardType {
  if (payTypeId === 762) return 'VEC';
  if (payTypeId === BONUS_PAY_TYPE) return 'BONUS_CARD';
  return digitsOf(number).startsWith('600649') ? 'SVS' : 'FIRST_DATA';
}

/** What is wrong with a gift card as it is typed. */
export type GiftCardProblem = 'number' | 'pin';

/** The fields that cannot be taken: a number has 12 to 19 digits, a PIN 4 to 8 (GIFTCARD-12). */
export function giftCardProblems({
  giftCardNo,
  giftCardPin,
}: {
  readonly giftCardNo: string;
  readonly giftCardPin: string;
}): readonly GiftCardProblem[] {
  const isNumber = /^\d{12,19}$/.test(digitsOf(giftCardNo));
  const isPin = /^\d{4,8}$/.test(giftCardPin.trim());
  return [...(isNumber ? [] : (['number'] as const)), ...(isPin ? [] : (['pin'] as const))];
}

/** Returns the digits of a gift card's number in groups of four, as it is printed. */
export const shapedGiftCardNumber = (typed: string): string =>
  (
    digitsOf(typed)
      .slice(0, 19)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');
