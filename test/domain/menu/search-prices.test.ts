import { expect, it } from 'vitest';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { searchMenu } from '#domain/menu/search.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const priced = (placardId: string, prices: readonly number[], more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  name: placardId,
  description: '',
  priceFrom: Math.min(...prices),
  items: prices.map((price, at) => ({ ...clubPlacard.items[0]!, itemId: `${placardId}${at}`, calories: 500, price, isDefault: at === 1 })),
  ...more,
});
const prices = [
  priced('Cookie', [299]),
  priced('Tomato Soup', [649, 799]),
  priced('Club', [700, 1100]),
  priced('Duo', [800], { isCombo: true }),
];
const pricedMenu = { placards: Object.fromEntries(prices.map((card) => [card.placardId, card])), categories: [] };

it.each([
  ['under $8', ['Cookie', 'Tomato Soup']],
  ['under 8 dollars', ['Cookie', 'Tomato Soup']],
  ['less than $8.00', ['Cookie', 'Tomato Soup']],
  ['< 8 bucks', ['Cookie', 'Tomato Soup']],
  ['up to $8', ['Cookie', 'Tomato Soup', 'Duo']],
  ['$8 or less', ['Cookie', 'Tomato Soup', 'Duo']],
  ['no more than $2.99', ['Cookie']],
  ['$5', ['Cookie']],
  ['soup for $8', ['Tomato Soup']],
  ['soup under $5', []],
  ['anything under $8', ['Cookie', 'Tomato Soup']],
  ['tomatto soup under $8', ['Tomato Soup']],
  ['over $8', ['Club']],
  ['at least $8', ['Club', 'Duo']],
  ['$8+', ['Club', 'Duo']],
  ['between $5 and $8', ['Tomato Soup', 'Duo']],
  ['$5-8', ['Tomato Soup', 'Duo']],
  ['5 to 8 dollars', ['Tomato Soup', 'Duo']],
  ['over $3 under $8', ['Tomato Soup']],
  ['under $8 under 600 calories', ['Cookie', 'Tomato Soup']],
  ['under $0', []],
])('"%s" is judged by the price that a card says, of a combo its least (OVERLAYS-14)', (typed, ids) => {
  const { placards, isClosest } = searchMenu(pricedMenu, typed);
  expect(isClosest ? [] : placards.map(({ placardId }) => placardId)).toEqual(ids);
});
