import { expect, it } from 'vitest';
import { FAILED_INQUIRIES_MAX, giftCardProblems, giftCardType, shapedGiftCardNumber } from '#domain/payment/gift-card.ts';

it('E-68 a gift card’s type follows its pay type, else its number (GIFTCARD-03, GIFTCARD-04, GIFTCARD-05, PAYSTORED-03)', () => {
  expect(giftCardType('6006491234567890', null)).toBe('SVS');
  expect(giftCardType('6070010000000300', 762)).toBe('VEC');
  expect(giftCardType('1234123412341234', 809)).toBe('BONUS_CARD');
  expect(giftCardType('6006491234567890', 809)).toBe('BONUS_CARD');
  expect(giftCardType('1234123412341234', 1)).toBe('FIRST_DATA');
  expect(FAILED_INQUIRIES_MAX).toBe(5);
});

it('of the first digits only 600649 says a type: 607001 is a card like any other (GIFTCARD-06, decision 033)', () => {
  expect([giftCardType('6070010000000300', null), giftCardType('1234123412341234', null)]).toEqual(['FIRST_DATA', 'FIRST_DATA']);
  expect(giftCardType('6006490000007731', null)).toBe('SVS');
});

it('GIFTCARD-12 number and PIN are digits, and spaces between them do not matter', () => {
  expect(giftCardProblems({ giftCardNo: '6006 4912 3456 7890', giftCardPin: ' 4471 ' })).toEqual([]);
  expect(giftCardProblems({ giftCardNo: '6006 4912', giftCardPin: '44a1' })).toEqual(['number', 'pin']);
  expect(giftCardProblems({ giftCardNo: '', giftCardPin: '' })).toEqual(['number', 'pin']);
});

it('a number is shown in groups of four, and ends after 19 digits', () => {
  expect(shapedGiftCardNumber('6006491234')).toBe('6006 4912 34');
  expect(shapedGiftCardNumber('12345678901234567890')).toBe('1234 5678 9012 3456 789');
  expect(shapedGiftCardNumber('')).toBe('');
});
