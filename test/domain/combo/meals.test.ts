import { describe, expect, it } from 'vitest';
import { mealFor, YOU_PICK_TWO } from '#domain/combo/meals.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { ComboPlace, Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const placard = (placardId: string, more: Partial<MenuPlacard> = {}, price = 700): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  name: placardId,
  items: [{ ...clubPlacard.items[0]!, itemId: placardId, price }],
  ...more,
});
const place = (name: string, isSide: boolean, ...options: readonly (readonly [id: string, difference: number])[]): ComboPlace => ({
  placeId: name,
  name,
  isSide,
  options: options.map(([id, difference]) => ({ itemId: id, placardId: id, difference })),
});
const half = place('First half', false, ['sandwich', 100]);
const meal = placard('meal', {
  isCombo: true,
  places: [half, place('Drink', false, ['cola', 50], ['tea', 0]), place('Side', true, ['chips', 0])],
});
const dearMeal = placard('dear', { isCombo: true, places: [half, place('Soup', false, ['soup', 0])] }, 1500);
const youPickTwo = placard(YOU_PICK_TWO, { isCombo: true, places: [half, place('Second half', false, ['soup', 0])] }, 2000);
const food = ['sandwich', 'cola', 'tea', 'chips', 'soup'].map((id) => placard(id));
const menuOf = (...combos: readonly MenuPlacard[]): Menu => ({
  categories: [],
  heroId: null,
  upsells: [],
  placards: Object.fromEntries([...food, ...combos].map((card) => [card.placardId, card])),
});
const pickup: Wanted = { destination: 'RPU', at: '2026-03-09T12:00' };
const none = new Set<string>();

describe('the meal that a product may become (FLAGS-09)', () => {
  it('is the cheapest combo that it begins, with the cheapest of everything else for the server to price (FLAGS-06)', () => {
    const offer = mealFor(menuOf(dearMeal, meal), 'sandwich', pickup, none);
    expect(offer).toMatchObject({ placard: meal, isYouPickTwo: false, needs: ['Drink', 'Side'], canCostMore: true });
    expect(offer?.tray).toMatchObject({ itemId: 'meal', quantity: 1 });
    expect(offer?.tray.children.map(({ itemId, isSide }) => [itemId, isSide])).toEqual([
      ['sandwich', false],
      ['tea', false],
      ['chips', true],
    ]);
  });

  it('is You Pick Two before any other, by its id (COMBO-12)', () => {
    expect(YOU_PICK_TWO).toBe('90');
    expect(mealFor(menuOf(meal, youPickTwo), 'sandwich', pickup, none)).toMatchObject({ placard: youPickTwo, isYouPickTwo: true });
  });

  it('costs no more with another choice where none is dearer', () => {
    expect(mealFor(menuOf(dearMeal), 'sandwich', pickup, none)?.canCostMore).toBe(false);
  });

  it('is without what cannot be had, and is none where a place has nothing left', () => {
    expect(mealFor(menuOf(meal), 'sandwich', pickup, new Set(['tea']))?.tray.children[1]?.itemId).toBe('cola');
    expect(mealFor(menuOf(meal), 'sandwich', pickup, new Set(['tea', 'cola']))).toBeNull();
    expect(mealFor(menuOf(meal), 'sandwich', pickup, new Set(['sandwich']))).toBeNull();
    const closed = { ...meal, exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] };
    expect(mealFor(menuOf(closed), 'sandwich', pickup, none)).toBeNull();
  });

  it('is none for what no combo begins with, as a drink, or where a combo has other places', () => {
    expect(mealFor(menuOf(meal), 'cola', pickup, none)).toBeNull();
    expect(mealFor(menuOf({ ...meal, places: [half] }), 'sandwich', pickup, none)).toBeNull();
  });
});
