import { expect, it } from 'vitest';
import { emptyCard, wrongCard } from '#src/flows/card/card-form.ts';

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
  ['Ana <Ruiz>', 'Remove ! @ # $ % ^ & * ( ) ? < and >.'],
])('the name "%s" on a card is answered with %s (VALID-01)', (cardHolderName, error) => {
  expect(wrongCard({ ...emptyCard, cardHolderName }, '2026-11-20').cardHolderName).toBe(error);
});
