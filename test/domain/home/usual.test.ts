import { expect, it } from 'vitest';
import { usualToday } from '#domain/home/usual.ts';
import { club } from '#model-tests/samples/carts.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const menu = { categories: [], placards: { '7202': clubPlacard }, heroId: null, upsells: [] };
const none = new Set<string>();
const noBacon = { itemId: 'bacon', name: 'Bacon', custType: 'REMOVED', portion: 'No', originalItemId: null } as const;

it.for([
  ['what it comes to at the prices of today', [{ ...club, quantity: 2 }], none, { hasChanged: false, price: 2200 }],
  ['no price where something was changed about an item', [{ ...club, ingredients: [noBacon] }], none, { hasChanged: false, price: null }],
  ['that something is off the menu', [club, { ...club, itemId: 'chowder' }], none, { hasChanged: true, price: null }],
  ['that something is sold out', [club], new Set(['72022']), { hasChanged: true, price: null }],
  ['nothing of an order without lines', [], none, { hasChanged: false, price: null }],
] as const)('A usual order shows %s (CART-33)', ([, lines, soldOut, shown]) => {
  expect(usualToday(lines, menu, soldOut)).toEqual(shown);
});
