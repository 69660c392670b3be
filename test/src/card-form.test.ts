import { expect, it } from 'vitest';
import { emptyCard, wrongCard } from '#src/flows/checkout/card-form.ts';

const numberError = (creditCardNumber: string) => wrongCard({ ...emptyCard, creditCardNumber }, '2026-11-20').creditCardNumber;

it.each([
  ['', 'Enter the card number.'],
  ['   ', 'Enter the card number.'],
  ['4111 1111 1111 1112', 'Check the card number.'],
  ['4111 1111 1111 1111', undefined],
])('a card number "%s" is answered with %s (PAYSTORED-08)', (typed, error) => {
  expect(numberError(typed)).toBe(error);
});
