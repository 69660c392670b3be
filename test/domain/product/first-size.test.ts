import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { sizeInstead } from '#domain/product/first-size.ts';
import { usualItem } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const usual = must(usualItem(clubPlacard.items), 'usual').itemId;
const other = must(
  clubPlacard.items.find(({ itemId }) => itemId !== usual),
  'other',
).itemId;

it('A product whose usual size is sold out begins with the first that is there (PRODUCT-01, AVAIL-09)', () => {
  expect(sizeInstead(usual, clubPlacard, new Set([usual]))).toBe(other);
});

it.each([
  ['the usual size is there', usual, [other]],
  ['another size was chosen, which is sold out', other, [other]],
  ['all sizes are sold out', usual, [usual, other]],
  ['something of all sizes is sold out', usual, [must(clubPlacard.componentIds[0] ?? 'none', 'component')]],
])('The size of a product stays where %s (AVAIL-09)', (_, itemId, soldOut) => {
  expect(sizeInstead(itemId, clubPlacard, new Set(soldOut))).toBeNull();
});
