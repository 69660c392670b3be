import { expect, it } from 'vitest';
import { addedAllergens, builtAllergens } from '#domain/product/allergens.ts';
import type { OptionGroup, ProductOption } from '#domain/product/choices.ts';

const option = (itemId: string, isDefault: boolean, ...allergens: string[]): ProductOption => ({
  itemId,
  name: `The ${itemId}`,
  isDefault,
  price: 0,
  extraPrice: 0,
  calories: 0,
  allergens,
  portions: ['No', 'Regular'],
});
const groups: readonly OptionGroup[] = [
  {
    groupId: 'bread',
    name: 'Bread',
    kind: 'CHOICE',
    max: 1,
    options: [option('rye', true, 'WHEAT'), option('sourdough', false, 'SOY', 'WHEAT'), option('lettuce', false)],
  },
  { groupId: 'recipe', name: 'In it', kind: 'INCLUDED', max: 2, options: [option('cheese', true, 'MILK'), option('onion', true)] },
  { groupId: 'more', name: 'More', kind: 'ADD', max: 2, options: [option('brie', false, 'MILK'), option('egg', false, 'EGG')] },
];
const listed = { allergens: ['MILK', 'SESAME', 'WHEAT'], ownAllergens: ['SESAME'] };

it('An item contains what its recipe has, until its choices are known', () => {
  expect(builtAllergens(listed, [], {})).toEqual(['MILK', 'SESAME', 'WHEAT']);
  expect(builtAllergens(listed, groups, {})).toEqual(['MILK', 'SESAME', 'WHEAT']);
});

it('What is left out or taken instead takes its allergens away, but for those of the product itself', () => {
  expect(builtAllergens(listed, groups, { cheese: 'No' })).toEqual(['SESAME', 'WHEAT']);
  expect(builtAllergens(listed, groups, { rye: 'No', lettuce: 'Regular', cheese: 'No' })).toEqual(['SESAME']);
  expect(builtAllergens(listed, groups, { cheese: 'No', brie: 'Regular' })).toEqual(['MILK', 'SESAME', 'WHEAT']);
});

it('Where the server does not say which allergens stay, all of the recipe do', () => {
  const unsure = { ...listed, ownAllergens: listed.allergens };
  expect(builtAllergens(unsure, groups, { cheese: 'No' })).toEqual(['MILK', 'SESAME', 'WHEAT']);
});

it('What the changes add is what the recipe has not, each once: nothing for a cheese on a sandwich with cheese (PRODUCT-08)', () => {
  expect(addedAllergens(listed.allergens, groups, {})).toEqual([]);
  expect(addedAllergens(listed.allergens, groups, { brie: 'Regular' })).toEqual([]);
  expect(addedAllergens(listed.allergens, groups, { rye: 'No', sourdough: 'Regular', egg: 'Extra' })).toEqual(['EGG', 'SOY']);
});
