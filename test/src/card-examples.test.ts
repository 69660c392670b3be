import { expect, it } from 'vitest';
import { cardTypeOf, isExpired, passesLuhn, wireExpiry } from '#domain/payment/card.ts';
import { readExpiry } from '#domain/payment/stored.ts';
import { emptyCard, wrongCard } from '#src/flows/card/card-form.ts';

it.each([
  ['E-14', 'PAYSTORED-10', '6221250000000001', null],
  ['E-14', 'PAYSTORED-10', '6221260000000000', 'DISC'],
  ['E-14', 'PAYSTORED-10', '6229250000000003', 'DISC'],
  ['E-14', 'PAYSTORED-10', '6229260000000002', null],
  ['E-15', 'PAYSTORED-11', '2220990000000002', null],
  ['E-15', 'PAYSTORED-11', '2221000000000009', 'MAST'],
  ['E-15', 'PAYSTORED-11', '2720990000000007', 'MAST'],
  ['E-15', 'PAYSTORED-11', '2721000000000004', null],
])('%s (%s): %s passes the check and is %s', (_example, _row, number, brand) => {
  expect([passesLuhn(number), cardTypeOf(number)]).toEqual([true, brand]);
});

it.each([
  ['340000000000009', 'AMEX'],
  ['370000000000002', 'AMEX'],
  ['36000000000008', null],
  ['5000000000000009', 'MAST'],
  ['5600000000000003', null],
  ['4000000000000002', 'VISA'],
])('E-16 (PAYSTORED-09, -11, -12): %s is %s', (number, brand) => expect(cardTypeOf(number)).toBe(brand));

it('E-17 (PAYSTORED-08): a number is valid with spaces, and says that it does not pass the check', () => {
  const problemOf = (creditCardNumber: string) => wrongCard({ ...emptyCard, creditCardNumber }, '2026-03-31').creditCardNumber;
  expect(problemOf('4111 1111 1111 1111')).toBeUndefined();
  expect(problemOf('4111111111111112')).toBe('The Card number does not pass luhn validation.');
});

it('E-18 (PAYSTORED-13, -14, -07): a card is good to the end of its month; the wire and the page have the date in their own forms', () => {
  expect(isExpired('03/2026', '2026-03-31')).toBe(false);
  expect(isExpired('02/2026', '2026-03-31')).toBe(true);
  expect(isExpired('03/2026', '2026-04-01')).toBe(true);
  expect(wireExpiry('03/2026')).toBe('0326');
  expect(readExpiry('0326')).toBe('03 / 2026');
});
