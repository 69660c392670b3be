import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameValue } from '#domain/same-value.ts';

it.for([
  ['fields in another order', { a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, true],
  ['a field that is left out and one that is undefined', { a: 1 }, { a: 1, b: undefined }, true],
  ['a field that is left out and one that is null', { a: 1 }, { a: 1, b: null }, false],
  ['a list and its beginning', [1, 2], [1, 2, undefined], false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['a list and an object with its fields', [1], { 0: 1 }, false],
  ['an empty list and an empty object', [], {}, false],
  ['null and an object without fields', null, {}, false],
  ['a number and its text', 1, '1', false],
  ['two dates', new Date(0), new Date(1), false],
  ['two maps', new Map([[1, 1]]), new Map([[2, 2]]), false],
] as const)('%s', ([, one, other, isSame]) => {
  expect(isSameValue(one, other)).toBe(isSame);
  expect(isSameValue(other, one)).toBe(isSame);
});

it('Two JSON values are the same exactly where their texts with sorted fields are', () => {
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    );
  const small = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(small, small, (one, other) => {
      expect(isSameValue(one, other)).toBe(sorted(one) === sorted(other));
      expect(isSameValue(one, JSON.parse(sorted(one)))).toBe(true);
    }),
    { seed: 3, numRuns: 300 },
  );
});
