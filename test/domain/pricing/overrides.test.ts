import { expect, it } from 'vitest';
import { noOverrides, overrideOf } from '#domain/pricing/overrides.ts';
import { withOverrides } from '#domain/pricing/prices-under.ts';
import { leastOverride } from '#domain/pricing/least-override.ts';
import { wasTotal } from '#domain/pricing/was-total.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { must } from '#domain/must.ts';

const item = must(clubPlacard.items[0], 'item');
const overrides = { [item.itemId]: { originalPrice: item.price, adjPrice: item.price - 150, rules: ['Afternoon'] } };

it('A card has the prices of the rules; without one, and after a failure, it is the card of the menu itself (PRICING-02, PRICING-03)', () => {
  const priced = withOverrides(clubPlacard, overrides);
  expect(priced.items[0]?.price).toBe(item.price - 150);
  expect(priced.items.slice(1)).toEqual(clubPlacard.items.slice(1));
  expect(withOverrides(clubPlacard, noOverrides)).toBe(clubPlacard);
});

const sizes = [
  { itemId: 'half', price: 700 },
  { itemId: 'whole', price: 1100 },
];
const lowered = (itemId: string, from: number, to: number) => ({
  [itemId]: { originalPrice: from, adjPrice: to, rules: [`Rule of ${itemId}`] },
});

it.each([
  ['the usual size alone, which is not the least', lowered('whole', 1100, 990), null],
  ['the least size', lowered('half', 700, 630), { originalPrice: 700, adjPrice: 630, rules: ['Rule of half'] }],
  ['a size that is the least by it', lowered('whole', 1100, 600), { originalPrice: 700, adjPrice: 600, rules: ['Rule of whole'] }],
  [
    'the least size, which another is below now',
    lowered('half', 700, 1200),
    { originalPrice: 700, adjPrice: 1100, rules: ['Rule of half'] },
  ],
  ['no size', noOverrides, null],
] as const)(
  'What something costs at least is the least of its sizes as they are priced now: a rule changes %s (PRICING-02)',
  (_, changed, least) => {
    expect(leastOverride({ items: sizes, priceFrom: 700 }, changed)).toEqual(least);
    // What its parts add at least stays.
    expect(leastOverride({ items: sizes, priceFrom: 800 }, changed)?.adjPrice).toBe(least ? least.adjPrice + 100 : undefined);
  },
);

it('What has no size has no other price', () => {
  expect(leastOverride({ items: [], priceFrom: 700 }, overrides)).toBeNull();
});

it('A price that a rule leaves as it is, is no other price', () => {
  expect(overrideOf({ 1: { originalPrice: 500, adjPrice: 500, rules: ['None'] } }, '1')).toBeNull();
  expect(overrideOf(noOverrides, '1')).toBeNull();
});

it('What a line was is said only where its server charges what the rules say (PRICING-02)', () => {
  const line = { itemId: item.itemId, quantity: 2, children: [] };
  expect(wasTotal(overrides, { ...line, amount: item.price - 150 })).toBe(item.price * 2);
  expect(wasTotal(overrides, { ...line, amount: item.price })).toBeNull();
  expect(wasTotal(noOverrides, { ...line, amount: item.price - 150 })).toBeNull();
});

it('What a line was has the price of its side on both: a dearer side is no reason to say nothing (PRICING-02)', () => {
  const line = { itemId: item.itemId, quantity: 2, children: [{ price: 120 }, { price: 0 }] };
  expect(wasTotal(overrides, { ...line, amount: item.price - 150 + 120 })).toBe((item.price + 120) * 2);
  expect(wasTotal(overrides, { ...line, amount: item.price + 120 })).toBeNull();
});
