import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CustomizationGroup } from '#contract/customization.ts';
import { Placard } from '#contract/placard.ts';
import { allergens } from '#sandbox/seeds/menu/allergens.ts';
import { quantityRules } from '#sandbox/seeds/menu/quantity-rules.ts';
import { shelves } from '#sandbox/seeds/menu/shelves.ts';
import { items, placards } from '#sandbox/world/menu/catalog.ts';
import { groupsOf } from '#sandbox/world/menu/customizations.ts';
import { placardAt } from '#sandbox/world/menu/placards.ts';

const today = '2026-11-20';
const all = [...placards.values()];
const cafes = ['601158', '600001', '600077'];

describe('the seeds', () => {
  test('hold at least 120 products in at least 12 categories, and at least 15 combos', () => {
    expect(all.filter(({ type }) => type !== 'COMBO').length).toBeGreaterThanOrEqual(120);
    expect(new Set(all.map(({ catId }) => catId)).size).toBeGreaterThanOrEqual(12);
    expect(all.filter(({ type }) => type === 'COMBO').length).toBeGreaterThanOrEqual(15);
  });

  test('use every id, hash and name once', () => {
    const count = (key: (placard: (typeof all)[number]) => string) => new Set(all.map(key)).size;
    const seeded = shelves.filter(({ catId }) => catId !== 1).flatMap(({ sections }) => sections.flatMap(({ placardIds }) => placardIds));
    expect(seeded).toHaveLength(all.length);
    expect(count(({ placardId }) => placardId)).toBe(seeded.length);
    expect(count(({ hash }) => hash)).toBe(all.length);
    expect(count(({ name }) => name)).toBe(all.length);
    expect(items.size).toBe(all.flatMap((placard) => placard.items).length);
  });

  test('stand on shelves that name only what there is', () => {
    const named = shelves.flatMap(({ sections }) => sections.flatMap(({ placardIds }) => placardIds.map(String)));
    expect(named.filter((id) => !placards.has(id))).toEqual([]);
    const ruled = quantityRules.flatMap(({ placardIds }) => placardIds.map(String));
    expect(ruled.filter((id) => !placards.has(id))).toEqual([]);
  });

  test('have a size with high sodium, and offers inside and outside their window', () => {
    expect([...items.values()].some(({ sodiumMg }) => sodiumMg >= 2300)).toBe(true);
    const windows = all.flatMap(({ product }) => (product?.offer ? [product.offer] : []));
    expect(windows.some(([from, to]) => from <= 0 && to >= 0)).toBe(true);
    expect(windows.some(([from]) => from > 0)).toBe(true);
    expect(windows.some(([, to]) => to < 0)).toBe(true);
  });
});

describe.each(cafes)('the menu of cafe %s', (cafeId) => {
  const sold = all.map((placard) => placardAt(placard, cafeId, today));

  test('parses by the contract', () => {
    for (const placard of sold) expect(v.is(Placard, placard), placard.name).toBe(true);
  });

  test('costs more than nothing', () => {
    expect(sold.filter(({ priceFrom, items: sizes }) => priceFrom <= 0 || sizes.some(({ price }) => price <= 0))).toEqual([]);
  });

  test('lists only allergens that the allergen list knows', () => {
    const known = new Set(allergens.map(({ name }) => name));
    expect(sold.flatMap((placard) => placard.allergens).filter((name) => !known.has(name))).toEqual([]);
  });

  test('gives every product the allergens of its ingredients, and says which of them no choice takes out (MENU-11)', () => {
    for (const placard of all) {
      const { allergens: names, ownAllergens = [] } = placardAt(placard, cafeId, today);
      const inRecipe = groupsOf(placard, cafeId).flatMap(({ options }) =>
        options.filter(({ isDefault }) => isDefault).flatMap((option) => option.allergens),
      );
      expect(names, placard.name).toEqual([...new Set([...ownAllergens, ...inRecipe])].sort());
    }
  });

  test('names only known allergens in its options', () => {
    const known = new Set(allergens.map(({ name }) => name));
    const options = all.flatMap((placard) => groupsOf(placard, cafeId).flatMap((group) => group.options));
    expect(options.flatMap((option) => option.allergens).filter((name) => !known.has(name))).toEqual([]);
  });

  test('has customizations that parse, with every id once in an item', () => {
    for (const placard of all) {
      const groups = groupsOf(placard, cafeId);
      for (const group of groups) expect(v.is(CustomizationGroup, group), group.groupId).toBe(true);
      const ids = groups.flatMap(({ options }) => options.map(({ itemId }) => itemId));
      expect(new Set(ids).size, placard.name).toBe(ids.length);
      expect(
        groups.filter(({ kind }) => kind === 'CHOICE').every(({ options }) => options.filter((one) => one.isDefault).length === 1),
      ).toBe(true);
    }
  });

  test('has combos whose every place can be filled, with real items', () => {
    for (const { name, comboPlaces = [], itemDetails } of sold) {
      if (!itemDetails.isCombo) continue;
      expect(
        comboPlaces.filter(({ isSide }) => !isSide),
        name,
      ).toHaveLength(2);
      for (const { options } of comboPlaces) {
        expect(options.length, name).toBeGreaterThan(0);
        expect(
          options.every(({ itemId, parentPlacardId }) => items.has(itemId) && placards.has(parentPlacardId)),
          name,
        ).toBe(true);
      }
    }
  });
});

test('COMBO-12: You Pick Two is combo 90', () => {
  expect(placards.get('90')?.name).toBe('You Pick Two');
  expect(shelves.find(({ comboId }) => comboId === 90)?.name).toBe('You Pick Two');
});
