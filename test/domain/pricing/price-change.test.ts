import { expect, it } from 'vitest';
import { noOverrides } from '#domain/pricing/overrides.ts';
import { listedPrice, newsKind, priceChange } from '#domain/pricing/price-change.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';

const at = (adjPrice: number) => ({ soup: { originalPrice: 700, adjPrice, rules: ['Afternoon'] } });
const listed = { itemId: 'soup', price: 700 };
const lowered = { itemId: 'soup', price: 600 };

it.each([
  ['a rule that began', listed, noOverrides, at(600), { from: 700, to: 600 }],
  ['a rule that ended, of a card as the menu has it', listed, at(600), noOverrides, { from: 600, to: 700 }],
  ['a rule that ended, of a card as it was shown', lowered, at(600), noOverrides, { from: 600, to: 700 }],
  ['a rule that gave way to another', lowered, at(600), at(650), { from: 600, to: 650 }],
  ['a rule that stands', lowered, at(600), at(600), null],
  ['no rule', listed, noOverrides, noOverrides, null],
  ['a rule that changes nothing', listed, noOverrides, at(700), null],
] as const)('%s: what was shown, and what it costs', (_, item, shown, now, change) => {
  expect(priceChange(item, shown, priceUnder(now, { ...item, price: listedPrice(item, shown) }))).toEqual(change);
});

it('A price that fell is said to be less, one that rose to be another, and the rest by what it is (PRICING-01, PRICING-02)', () => {
  expect(newsKind({ from: 1200, to: 1100 })).toBe('less');
  expect(newsKind({ from: 1100, to: 1200 })).toBe('more');
  expect([newsKind('late'), newsKind('gone')]).toEqual(['late', 'gone']);
});
