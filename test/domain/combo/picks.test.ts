import { describe, expect, it } from 'vitest';
import { childPrice } from '#domain/combo/child-price.ts';
import { comboLine, comboPrice, nextStep, noPicks, withAllergens, withPick } from '#domain/combo/picks.ts';
import { comboPick } from '#model-tests/samples/combos.ts';

const [a, b, c] = ['A', 'B', 'C'].map((itemId) => comboPick(itemId)) as [ReturnType<typeof comboPick>, never, never];

it('E-42 the next step is the pick that is empty, the first before the second, and the end with both (COMBO-04)', () => {
  expect(nextStep(noPicks)).toBe('pick1');
  expect(nextStep({ ...noPicks, pick2: b })).toBe('pick1');
  expect(nextStep({ ...noPicks, pick1: a })).toBe('pick2');
  expect(nextStep({ ...noPicks, pick1: a, pick2: b })).toBe('complete');
});

it('E-43 a pick fills the first place if that is empty or being changed, otherwise the second (COMBO-09)', () => {
  const both = withPick(withPick(noPicks, a, null), b, null);
  expect(both).toEqual({ pick1: a, pick2: b, side: null });
  expect(withPick(both, c, 'pick1')).toEqual({ pick1: c, pick2: b, side: null });
  expect(withPick(both, c, 'pick2')).toEqual({ pick1: a, pick2: c, side: null });
});

it('E-43 a part adds its total price, else its amount, else nothing (COMBO-11)', () => {
  expect(childPrice({ totalPrice: 550, amount: 400 })).toBe(550);
  expect(childPrice({ totalPrice: null, amount: 400 })).toBe(400);
  expect(childPrice({ totalPrice: null, amount: null })).toBe(0);
  expect(childPrice({ totalPrice: 0, amount: 400 })).toBe(0);
});

describe('a combo', () => {
  const melt = { ...comboPick('melt'), difference: 100, extra: 130 };
  const picks = { pick1: melt, pick2: comboPick('soup'), side: comboPick('apple') };

  it('costs what it costs by itself, and what each part adds (CART-14)', () => {
    expect(comboPrice(1149, noPicks)).toBe(1149);
    expect(comboPrice(1149, picks)).toBe(1379);
  });

  it('is asked for with its parts in order, of which the side says that it is one (COMBO-11)', () => {
    const line = comboLine({ itemId: '90', name: 'You Pick Two', quantity: 2, msgKitchen: '', msgPreparedFor: 'Kim', picks });
    expect(line).toMatchObject({ itemId: '90', quantity: 2, ingredients: [], msgPreparedFor: 'Kim' });
    expect(line.children.map(({ itemId, isSide }) => [itemId, isSide])).toEqual([
      ['melt', false],
      ['soup', false],
      ['apple', true],
    ]);
    expect(line).not.toHaveProperty('allergens');
  });

  it('names to the kitchen what the changes to its parts add, each once (PRODUCT-08)', () => {
    const [nuts, milk] = ['TREE NUTS', 'MILK'].map((name) => ({ itemId: name, name, grouping: 'Allergens' }));
    const changed = { ...picks, pick1: withAllergens(melt, [nuts!]), pick2: withAllergens(comboPick('soup'), [nuts!, milk!]) };
    const asked = { itemId: '90', name: 'You Pick Two', quantity: 1, msgKitchen: '', msgPreparedFor: '' };
    expect(comboLine({ ...asked, picks: changed }).allergens).toEqual([nuts, milk]);
    expect(withAllergens(changed.pick2, [])).toEqual(comboPick('soup'));
  });
});
