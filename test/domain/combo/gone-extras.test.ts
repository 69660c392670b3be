import { expect, it } from 'vitest';
import type { LineIngredient } from '#domain/cart/line.ts';
import { goneExtras } from '#domain/combo/gone-extras.ts';
import { noPicks } from '#domain/combo/picks.ts';
import type { OptionGroup, ProductOption } from '#domain/product/choices.ts';
import { apple, melt } from '#model-tests/samples/combos.ts';

const option = (itemId: string, name: string, isDefault = false): ProductOption => ({
  itemId,
  name,
  isDefault,
  price: 100,
  extraPrice: 0,
  calories: 40,
  allergens: [],
  portions: ['Regular', 'Extra'],
});
const groups: readonly OptionGroup[] = [
  { groupId: 'more', name: 'Add', kind: 'ADD', max: 2, options: [option('brie', 'Brie'), option('ham', 'Ham')] },
  { groupId: 'own', name: 'In it', kind: 'INCLUDED', max: 2, options: [option('kale', 'Kale', true)] },
];
const change = (itemId: string, portion: LineIngredient['portion'] = 'Regular'): LineIngredient => ({
  itemId,
  name: itemId,
  custType: portion === 'No' ? 'REMOVED' : 'ADDED',
  portion,
  originalItemId: null,
});
const made = { ...melt, ingredients: [change('brie'), change('ham', 'Extra'), change('kale', 'No')] };
const known = () => groups;

it('A half that was given what is sold out is named, with all of that, the first one first (AVAIL-10)', () => {
  const picks = { pick1: melt, pick2: made, side: apple };
  expect(goneExtras(picks, known, new Set(['brie', 'ham']))).toEqual({ place: 'pick2', pick: made, names: ['Brie', 'Ham'] });
  expect(goneExtras({ ...picks, pick1: made }, known, new Set(['ham']))).toMatchObject({ place: 'pick1', names: ['Ham'] });
});

it('A half without what is sold out, one that it was taken out of, and one of which the options are not known can be had (AVAIL-10)', () => {
  const picks = { ...noPicks, pick1: made };
  expect(goneExtras({ ...noPicks, pick1: melt }, known, new Set(['brie']))).toBeNull();
  expect(goneExtras(picks, known, new Set(['kale']))).toBeNull();
  expect(goneExtras(picks, () => [], new Set(['brie']))).toBeNull();
  expect(goneExtras(noPicks, known, new Set(['brie']))).toBeNull();
});
