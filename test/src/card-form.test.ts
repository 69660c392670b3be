import { expect, it } from 'vitest';
import { emptyCard, wrongCard } from '#src/flows/card/card-form.ts';
import { milStarOf, wrongMilStar } from '#src/flows/payment-entry/mil-star-form.ts';

const numberError = (creditCardNumber: string) => wrongCard({ ...emptyCard, creditCardNumber }, '2026-11-20').creditCardNumber;

it.each([
  ['', 'Enter the card number.'],
  ['   ', 'Enter the card number.'],
  ['4111 1111 1111 1112', 'The Card number does not pass luhn validation.'],
  ['4111 1111 1111 1111', undefined],
])('a card number "%s" is answered with %s, in the words of the specification (PAYSTORED-08)', (typed, error) => {
  expect(numberError(typed)).toBe(error);
});

it.each([
  ['13/29', 'Enter the month and year on the card, like 03/31.'],
  ['10/26', 'This card has expired. Use another one.'],
  ['11/26', undefined],
])('an expiry "%s" is answered with %s on 2026-11-20 (PAYSTORED-14)', (expDate, error) => {
  expect(wrongCard({ ...emptyCard, expDate }, '2026-11-20').expDate).toBe(error);
});

it.each([
  ['', 'Enter the name on the card.'],
  ['O’Brien Jr.', undefined],
  ['Ana <Ruiz>', 'Name on the card: remove ! @ # $ % ^ & * ( ) ? < and >.'],
])('the name "%s" on a card is answered with %s (VALID-01)', (cardHolderName, error) => {
  expect(wrongCard({ ...emptyCard, cardHolderName }, '2026-11-20').cardHolderName).toBe(error);
});

it('errors are in the order of the fields, and each says which field it is', () => {
  const order = ['creditCardNumber', 'cardHolderName', 'expDate', 'cvv', 'postalCode'];
  expect(Object.keys(wrongCard(emptyCard, '2026-11-20'))).toEqual(order);
  const milStar = wrongMilStar(milStarOf(null, false), false, '2026-11-20');
  expect(Object.keys(milStar)).toEqual(order);
  expect(milStar.postalCode).toContain('ZIP code');
});
