import { expect, it } from 'vitest';
import { usualToday } from '#domain/home/usual.ts';
import { club } from '#model-tests/samples/carts.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const menu = { categories: [], placards: { '7202': clubPlacard }, heroId: null, upsells: [] };
const none = new Set<string>();
/** A Friday. */
const wanted = { destination: 'RPU', at: '2026-11-20T12:00' } as const;
const noBacon = { itemId: 'bacon', name: 'Bacon', custType: 'REMOVED', portion: 'No', originalItemId: null } as const;

it.for([
  ['what it comes to at the prices of today', [{ ...club, quantity: 2 }], none, { hasChanged: false, price: 2200 }],
  ['no price where something was changed about an item', [{ ...club, ingredients: [noBacon] }], none, { hasChanged: false, price: null }],
  ['that something is off the menu', [club, { ...club, itemId: 'chowder' }], none, { hasChanged: true, price: null }],
  ['that something is sold out', [club], new Set(['72022']), { hasChanged: true, price: null }],
  ['nothing of an order without lines', [], none, { hasChanged: false, price: null }],
] as const)('A usual order shows %s (CART-33)', ([, lines, soldOut, shown]) => {
  expect(usualToday(lines, menu, { wanted, soldOut })).toEqual(shown);
});

const apple = { itemId: '171021', name: 'Apple', placardId: 'apple', isSide: true, ingredients: [], size: '', imgKey: null, price: 0 };
const applePlacard = { ...clubPlacard, placardId: 'apple', items: [{ ...clubPlacard.items[0]!, itemId: '171021' }], componentIds: [] };
const breakfast = { schedule: [{ dayOfWeek: 'Friday', fromTime: '06:00', toTime: '10:30' }] };
const notDelivered = { exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] };

it.for([
  ['its side is sold out', { ...club, children: [apple] }, clubPlacard, new Set(['171021'])],
  [
    'its extra is sold out',
    { ...club, ingredients: [{ ...noBacon, custType: 'ADDED', portion: 'Extra' }] },
    clubPlacard,
    new Set(['bacon']),
  ],
  ['it is not sold at that hour', club, { ...clubPlacard, ...breakfast }, none],
  ['it is not sold that way', club, { ...clubPlacard, ...notDelivered }, none],
  ['the cafe says that it has none', club, { ...clubPlacard, isUnavailable: true }, none],
] as const)(
  'A usual order is not offered as before where %s (CART-33, AVAIL-02, AVAIL-06, AVAIL-08 to AVAIL-12)',
  ([, line, placard, soldOut]) => {
    const sold = { ...menu, placards: { '7202': placard, apple: applePlacard } };
    expect(usualToday([line], sold, { wanted, soldOut })).toEqual({ hasChanged: true, price: null });
  },
);
