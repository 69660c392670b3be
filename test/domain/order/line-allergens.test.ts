import { describe, expect, it } from 'vitest';
import type { CartChild, CartItem } from '#domain/cart/cart.ts';
import { plainLine, type LineIngredient } from '#domain/cart/line.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { customizedIds, lineAllergens } from '#domain/order/line-allergens.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const card = (placardId: string, more: Partial<MenuPlacard>): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  customizationsId: `${placardId}-options`,
  ownAllergens: [],
  items: [{ itemId: `${placardId}-1`, size: '', isDefault: true, price: 100, calories: 1, sodiumMg: null }],
  ...more,
});
const cards = [
  card('club', { allergens: ['WHEAT'] }),
  card('roll', { allergens: ['SESAME', 'WHEAT'] }),
  card('apple', { allergens: [] }),
  card('combo', { isCombo: true, allergens: ['EGG'] }),
];
const menu: Menu = {
  heroId: null,
  categories: [],
  upsells: [],
  placards: Object.fromEntries(cards.map((placard) => [placard.placardId, placard])),
};
const namesOf = (...asked: Parameters<typeof lineAllergens>) => lineAllergens(...asked).names;
const noOptions = (): readonly OptionGroup[] => [];
const cheese: LineIngredient = { itemId: 'cheese', name: 'Cheese', custType: 'ADDED', portion: 'Regular', originalItemId: null };
const cheeses: OptionGroup = {
  groupId: 'cheeses',
  name: 'Cheese',
  kind: 'ADD',
  max: 1,
  options: [
    {
      itemId: 'cheese',
      name: 'Cheese',
      isDefault: false,
      price: 100,
      extraPrice: 0,
      calories: 90,
      allergens: ['MILK'],
      portions: ['Regular', 'No'],
    },
  ],
};
const part = (placardId: string, more: Partial<CartChild> = {}): CartChild => ({
  itemId: `${placardId}-1`,
  name: placardId,
  placardId,
  isSide: true,
  ingredients: [],
  size: '',
  imgKey: null,
  price: 0,
  ...more,
});
const line = (placardId: string, children: readonly CartChild[], ingredients: readonly LineIngredient[] = []): CartItem => ({
  ...plainLine(`${placardId}-1`, placardId),
  sequenceNum: 1,
  imgKey: null,
  size: '',
  amount: 100,
  totalPrice: 100,
  isUnavailable: false,
  changeId: null,
  children,
  ingredients,
});

describe('allergens of a line of the cart (MENU-11)', () => {
  it('are those of the product and of its side, each once, by name', () => {
    expect(namesOf(menu, line('club', [part('roll')]), noOptions)).toEqual(['SESAME', 'WHEAT']);
    expect(namesOf(menu, line('apple', [part('roll')]), noOptions)).toEqual(['SESAME', 'WHEAT']);
    expect(namesOf(menu, line('club', [part('apple')]), noOptions)).toEqual(['WHEAT']);
  });

  it('of a combo are those of its parts alone', () =>
    expect(namesOf(menu, line('combo', [part('club', { isSide: false }), part('apple')]), noOptions)).toEqual(['WHEAT']));

  it('are what the line says that its changes add too, where the options are not known', () => {
    const milk = { itemId: '4', name: 'MILK', grouping: 'MILK' };
    expect(namesOf(menu, { ...line('club', [], [cheese]), allergens: [milk] }, noOptions)).toEqual(['MILK', 'WHEAT']);
    expect(namesOf(menu, { ...line('combo', [part('club')]), allergens: [milk] }, noOptions)).toEqual(['MILK', 'WHEAT']);
  });

  it('are not known of what the menu does not have, nor of what was put in and is not among the options that came; less of something brings nothing in', () => {
    const isComplete = (known: CartItem, groupsOf: () => readonly OptionGroup[] | null = noOptions) =>
      lineAllergens(menu, known, groupsOf).isComplete;
    expect(isComplete(line('gone', []))).toBe(false);
    expect(isComplete(line('club', [part('nowhere')]))).toBe(false);
    expect(isComplete(line('combo', [part('nowhere')]))).toBe(false);
    expect(isComplete(line('club', [], [cheese]), () => null)).toBe(false);
    expect(isComplete(line('club', [], [{ ...cheese, custType: 'REMOVED', portion: 'No' }]), () => null)).toBe(true);
    expect(isComplete(line('club', [], [cheese]))).toBe(false);
    expect(isComplete(line('club', [], [cheese]), () => [cheeses])).toBe(true);
    expect(isComplete(line('club', [], [{ ...cheese, custType: 'REMOVED', portion: 'No' }]))).toBe(true);
    expect(isComplete(line('club', [part('roll')]), () => null)).toBe(true);
  });

  it('are asked of the options of each part that departs from its recipe, the product and its side', () => {
    expect(customizedIds(menu, line('club', [part('roll')]))).toEqual([]);
    expect(customizedIds(menu, line('club', [part('roll', { ingredients: [cheese] })], [cheese]))).toEqual([
      'club-options',
      'roll-options',
    ]);
    const asked: string[] = [];
    namesOf(menu, line('club', [part('roll', { ingredients: [cheese] })]), (id) => {
      asked.push(id);
      return [];
    });
    expect(asked).toEqual(['roll-options']);
  });
});
