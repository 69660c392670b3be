import { describe, expect, it } from 'vitest';
import { choicesPrice, ingredientsOf, type OptionGroup, type ProductOption } from '#domain/product/choices.ts';

describe('choices', () => {
  const option = (itemId: string, more: Partial<ProductOption> = {}): ProductOption => ({
    itemId,
    name: itemId,
    isDefault: false,
    price: 100,
    extraPrice: 50,
    calories: 40,
    allergens: [],
    portions: ['Regular', 'Extra', 'No'],
    ...more,
  });
  const group = (kind: OptionGroup['kind'], options: ProductOption[]): OptionGroup => ({
    groupId: kind,
    name: kind,
    kind,
    max: 2,
    options,
  });

  it('cost nothing where something is left out, and more for extra', () => {
    const groups = [group('INCLUDED', [option('ham', { isDefault: true, price: 70 })]), group('ADD', [option('brie')])];
    expect(choicesPrice(groups, {})).toBe(0);
    expect(choicesPrice(groups, { ham: 'No' })).toBe(0);
    expect(choicesPrice(groups, { brie: 'Regular' })).toBe(100);
    expect(choicesPrice(groups, { brie: 'Extra' })).toBe(150);
  });

  it('of a kind without a usual one stand for nothing else (PRODUCT-04)', () => {
    expect(ingredientsOf([group('CHOICE', [option('rye')])], { rye: 'Regular' })).toEqual([
      { itemId: 'rye', name: 'rye', custType: 'SUBSTITUTED', portion: 'Regular', originalItemId: null },
    ]);
  });
});
