import { expect, it } from 'vitest';
import { isMilStarNumber, milStarMethods, namedMilStarCards } from '#domain/payment/mil-star.ts';
import { payments, storedMilStar } from '#model-tests/samples/account.ts';

it.each([
  ['6019 4400 0000 0004', true],
  ['6019440000000004', true],
  ['6019440000000005', false],
  ['601944000000', false],
  // A Visa card.
  ['4111111111111111', false],
  ['', false],
])('the number of a Military Star card: %s is one: %s (PAYSTORED-08, PAYSTORED-16)', (typed, isOne) => {
  expect(isMilStarNumber(typed)).toBe(isOne);
});

it('the stored Military Star card is offered, of several the first, by a name without its token (ALLOC-11, PAYSTORED-01)', () => {
  const stored = { ...payments, milStarCards: [storedMilStar, { ...storedMilStar, token: 'another' }] };
  const methods = milStarMethods(stored, '2026-11-23');
  expect(methods).toMatchObject([{ kind: 'milStar', label: '0004', expires: '0829', isExpired: false }]);
  expect(methods[0]?.id).toBe(namedMilStarCards(stored)[0]?.id);
  expect(methods[0]?.id).not.toContain(storedMilStar.token);
  expect(milStarMethods(stored, '2029-09-01')).toMatchObject([{ isExpired: true }]);
});
