import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { CartItem } from '#domain/cart/cart.ts';
import { plainLine, type LineIngredient } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { Allergen } from '#domain/menu/allergens.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { avoidedInLines } from '#src/api/avoided-lines.ts';
import type { Client } from '#src/api/client.ts';
import { menuOf } from '#src/api/menu.ts';

/** A server that has the menu and nothing else. */
const call: Client = () => Promise.reject(new Error('500'));
const club = {
  ...clubPlacard,
  placardId: 'club',
  customizationsId: 'club-options',
  ownAllergens: [],
  allergens: ['WHEAT'],
  items: [{ ...must(clubPlacard.items[0], 'item'), itemId: 'club-1' }],
};
const menu: Menu = { heroId: null, categories: [], upsells: [], placards: { club } };
const cheese: LineIngredient = { itemId: 'cheese', name: 'Cheese', custType: 'ADDED', portion: 'Regular', originalItemId: null };
const line = (itemId: string, ingredients: readonly LineIngredient[] = []): CartItem => ({
  ...plainLine(itemId, itemId),
  sequenceNum: 1,
  imgKey: null,
  size: '',
  amount: 1,
  totalPrice: 1,
  isUnavailable: false,
  changeId: null,
  children: [],
  ingredients,
});

async function avoidedIn(of: CartItem, avoided: readonly string[], list: readonly Allergen[] | null = null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(menuOf(call, '203').queryKey, menu);
  if (list) queryClient.setQueryData(allergensOf(call, '203').queryKey, list);
  return (
    await avoidedInLines({ call, queryClient }, { cafeId: '203', avoided: { allergens: avoided, whole: avoided, diets: [] }, lines: [of] })
  )(of);
}

it.each([
  ['an item that the menu does not have', line('swapped-in')],
  ['an item with an addition whose options do not come', line('club-1', [cheese])],
])('whether %s has what the guest avoids is not known, and asked about (MENU-11, CART-27)', async (_, of) =>
  expect(await avoidedIn(of, ['MILK'])).toBeNull(),
);

it('what its recipe has is known without its options, and less of it adds nothing (MENU-11)', async () => {
  expect(await avoidedIn(line('club-1', [cheese]), ['WHEAT'])).toEqual(['WHEAT']);
  expect(await avoidedIn(line('club-1', [{ ...cheese, custType: 'REMOVED', portion: 'No' }]), ['MILK'])).toEqual([]);
  expect(await avoidedIn(line('club-1'), ['MILK'])).toEqual([]);
});

it('a guest who avoids nothing is asked about nothing', async () => expect(await avoidedIn(line('swapped-in'), [])).toEqual([]));

it('a parent that the guest avoids has the members of the list of that cafe (MENU-11)', async () => {
  const allergen = { sortOrder: null, group: 'GLUTEN' };
  const list = [
    { ...allergen, itemId: '1', name: 'GLUTEN', isParent: true },
    { ...allergen, itemId: '2', name: 'WHEAT', isParent: false },
  ];
  expect(await avoidedIn(line('club-1'), ['GLUTEN'])).toEqual([]);
  expect(await avoidedIn(line('club-1'), ['GLUTEN'], list)).toEqual(['WHEAT']);
});
