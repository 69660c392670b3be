import { expect, it } from 'vitest';
import type { LineIngredient } from '#domain/cart/line.ts';
import { carriedChanges, type Lost } from '#domain/product/carried.ts';
import type { OptionGroup, ProductOption } from '#domain/product/choices.ts';

const option = (itemId: string, more: Partial<ProductOption> = {}): ProductOption => ({
  itemId,
  name: itemId,
  isDefault: false,
  price: 0,
  extraPrice: 0,
  calories: 0,
  allergens: [],
  portions: ['Regular', 'Extra'],
  ...more,
});
const groups: readonly OptionGroup[] = [
  { groupId: '1', name: 'Bread', kind: 'CHOICE', max: 1, options: [option('rye', { isDefault: true }), option('oat', { portions: [] })] },
  { groupId: '2', name: 'Add', kind: 'ADD', max: 1, options: [option('feta'), option('bacon')] },
  { groupId: '3', name: 'In it', kind: 'INCLUDED', max: 9, options: [option('onion', { isDefault: true, portions: ['No', 'Regular'] })] },
];
const change = (itemId: string, portion: LineIngredient['portion']): LineIngredient => ({
  itemId,
  name: itemId,
  custType: portion === 'No' ? 'REMOVED' : 'ADDED',
  portion,
  originalItemId: null,
});

it.for<[string, readonly LineIngredient[], number, object, Partial<Lost>]>([
  [
    'all',
    [change('oat', 'Regular'), change('feta', 'Extra'), change('onion', 'No')],
    5,
    { oat: 'Regular', rye: 'No', feta: 'Extra', onion: 'No' },
    {},
  ],
  ['no option that it has not', [change('caviar', 'Regular'), change('feta', 'Regular')], 5, { feta: 'Regular' }, { leftOut: ['caviar'] }],
  [
    'no portion that it does not offer',
    [change('feta', 'Light'), change('onion', 'Extra')],
    5,
    {},
    { leftOut: ['feta'], usual: ['onion'] },
  ],
  ['none of what it is made with in one way', [change('ham', 'No'), change('jam', 'Extra')], 5, {}, { usual: ['ham', 'jam'] }],
  ['no more than a group takes', [change('feta', 'Regular'), change('bacon', 'Regular')], 5, { feta: 'Regular' }, { leftOut: ['bacon'] }],
  ['no more changes than it makes', [change('onion', 'No'), change('feta', 'Regular')], 1, { onion: 'No' }, { leftOut: ['feta'] }],
  [
    'what it takes out no more is in it again',
    [change('feta', 'Regular'), change('onion', 'No')],
    1,
    { feta: 'Regular' },
    { usual: ['onion'] },
  ],
])('Another cafe makes of the changes that were chosen: %s (PRODUCT-05)', ([, ingredients, max, choices, lost]) => {
  expect(carriedChanges(groups, ingredients, max)).toEqual({ choices, lost: { leftOut: [], usual: [], ...lost } });
});
