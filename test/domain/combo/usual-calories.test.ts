import { expect, it } from 'vitest';
import { usualCalories } from '#domain/combo/choices.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { comboMenu, comboPlacard } from '#model-tests/samples/combos.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const noon: Wanted = { destination: 'RPU', at: '2026-03-09T12:00' };
const [side] = comboPlacard.places.filter(({ isSide }) => isSide);
const salad = {
  ...clubPlacard,
  items: [
    { ...clubPlacard.items[0]!, itemId: 'half', calories: 300, isDefault: false },
    { ...clubPlacard.items[0]!, itemId: 'whole', calories: 520, isDefault: true },
  ],
  places: side ? [{ ...side, options: [...side.options, { itemId: 'melt', placardId: 'placard-melt', difference: 0 }] }] : [],
};
const menu = {
  ...comboMenu,
  placards: {
    ...comboMenu.placards,
    'placard-apple': { ...comboMenu.placards['placard-apple']!, items: [{ ...clubPlacard.items[0]!, itemId: 'apple', calories: 95 }] },
  },
};

it('the calories of a product are those of its usual size and of the side that it comes with at first, as on its page (PRODUCT-01)', () => {
  expect(usualCalories(menu, { ...salad, places: [] }, noon, new Set())).toBe(520);
  expect(usualCalories(menu, salad, noon, new Set())).toBe(520 + 95);
  expect(usualCalories(menu, salad, noon, new Set(['apple']))).toBe(520 + 400);
  expect(usualCalories(menu, salad, noon, new Set(['apple', 'melt']))).toBe(520 + 95);
});
