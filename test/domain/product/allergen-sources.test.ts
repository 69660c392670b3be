import { expect, it } from 'vitest';
import { allergenSources } from '#domain/product/allergen-sources.ts';
import type { OptionGroup, ProductOption } from '#domain/product/choices.ts';

const option = (itemId: string, name: string, isDefault: boolean, allergens: readonly string[]): ProductOption => ({
  itemId,
  name,
  isDefault,
  allergens,
  price: 0,
  extraPrice: 0,
  calories: 0,
  portions: ['No', 'Light', 'Regular', 'Extra'],
});
const groups: readonly OptionGroup[] = [
  {
    groupId: 'in',
    name: 'What’s in it',
    kind: 'INCLUDED',
    max: 9,
    options: [option('1', 'Aged gruyere', true, ['MILK']), option('2', 'Brisket', true, [])],
  },
  { groupId: 'add', name: 'Cheese', kind: 'ADD', max: 2, options: [option('3', 'Provolone', false, ['MILK'])] },
];

it('Each allergen has the names of the chosen parts that bring it; one of the recipe itself has none (PRODUCT-08)', () => {
  expect(allergenSources(['MILK', 'WHEAT'], groups, {})).toEqual([
    { allergen: 'MILK', parts: ['Aged gruyere'] },
    { allergen: 'WHEAT', parts: [] },
  ]);
  expect(allergenSources(['MILK'], groups, { 1: 'No', 3: 'Regular' })).toEqual([{ allergen: 'MILK', parts: ['Provolone'] }]);
});
