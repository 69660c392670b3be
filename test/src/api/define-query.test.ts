import { QueryClient, hashKey } from '@tanstack/react-query';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cafeById, cafesNear, campusLocationsOf, hoursOf, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { defineQuery, scopeKey } from '#src/api/define-query.ts';
import { foodSubscriptionsQuery, pastOrdersQuery, rewardsQuery } from '#src/api/loyalty.ts';
import { menuOf, menuVersionOf, soldOutOf } from '#src/api/menu.ts';
import { placedOrder } from '#src/api/order.ts';
import { optionsOf, quantityRulesOf } from '#src/api/product.ts';
import { addressesQuery } from '#src/api/user.ts';
import { settings } from '#test/kit/cafe-settings.ts';

const call: Client = () => Promise.reject(new Error('No request is expected.'));
const near = { kind: 'address', address: '62701' } as const;
const days = { cafeId: '203', destination: 'DELIVERY', distance: 900, orderAmount: 0 } as const;
const times = { ...days, timeZone: 'America/Chicago', day: { date: '2026-11-20', open: '06:00', close: '21:00' } };

it('The key of a query is its scope, its name and its inputs, and the fetch function gets those inputs', async () => {
  const query = defineQuery('cafe', 'double', (_, [number]: [number: number]) => Promise.resolve(number * 2), { staleTime: 5 });
  expect(query(call, 21)).toMatchObject({ queryKey: ['cafe', 'double', 21], staleTime: 5 });
  expect(await new QueryClient().fetchQuery(query(call, 21))).toBe(42);
});

it.for([
  ['a cafe', [cafeById(call, '203'), cafeById(call, '204')]],
  ['hours', [hoursOf(call, '203'), hoursOf(call, '204')]],
  ['campus card locations', [campusLocationsOf(call, '203'), campusLocationsOf(call, '204')]],
  [
    'a cafe search',
    [
      cafesNear(call, near, 'RPU', settings),
      cafesNear(call, { ...near, address: '63108' }, 'RPU', settings),
      cafesNear(call, { kind: 'point', latitude: 39.8, longitude: -89.6 }, 'RPU', settings),
      cafesNear(call, near, 'DINEIN', settings),
      cafesNear(call, near, 'RPU', { ...settings, searchRadius: 9 }),
      cafesNear(call, near, 'RPU', { ...settings, openCafes: null }),
    ],
  ],
  [
    'days of slots',
    [
      slotDays(call, days, settings),
      slotDays(call, { ...days, cafeId: '204' }, settings),
      slotDays(call, { ...days, destination: 'RPU' }, settings),
      slotDays(call, { ...days, distance: null }, settings),
      slotDays(call, { ...days, orderAmount: 100 }, settings),
      slotDays(call, days, { ...settings, slotDays: 8 }),
      slotDays(call, days, { ...settings, skipOrderSlotting: true }),
    ],
  ],
  [
    'slots of a day',
    [
      slotsOfDay(call, times, settings),
      slotsOfDay(call, { ...times, cafeId: '204' }, settings),
      slotsOfDay(call, { ...times, destination: 'RPU' }, settings),
      slotsOfDay(call, { ...times, orderAmount: 100 }, settings),
      slotsOfDay(call, { ...times, timeZone: 'America/Denver' }, settings),
      slotsOfDay(call, { ...times, day: { ...times.day, date: '2026-11-21' } }, settings),
      slotsOfDay(call, { ...times, day: { ...times.day, open: '07:00' } }, settings),
      slotsOfDay(call, { ...times, day: { ...times.day, close: '22:00' } }, settings),
      slotsOfDay(call, times, { ...settings, slotIntervalMinutes: 30 }),
    ],
  ],
  ['a menu and its parts', [menuOf, menuVersionOf, quantityRulesOf].flatMap((query) => [query(call, '203'), query(call, '204')])],
  [
    'the stock',
    [
      soldOutOf(call, '203', null),
      soldOutOf(call, '204', null),
      soldOutOf(call, '203', '2026-11-20'),
      soldOutOf(call, '203', '2026-11-21'),
    ],
  ],
  ['options', [optionsOf(call, '203', '1'), optionsOf(call, '204', '1'), optionsOf(call, '203', '2')]],
  ['a cart and an order', [cartById, placedOrder].flatMap((query) => [query(call, '1'), query(call, '2')])],
  ['food subscriptions (FLAGS-24)', [foodSubscriptionsQuery(call, true), foodSubscriptionsQuery(call, false)]],
  ['rewards (C-61)', [rewardsQuery(call, null), rewardsQuery(call, '203'), rewardsQuery(call, '204')]],
  [
    'past orders (PROFILE-05, FLAGS-26)',
    [
      pastOrdersQuery(call, { cafeId: null, isCloud: false }),
      pastOrdersQuery(call, { cafeId: '203', isCloud: false }),
      pastOrdersQuery(call, { cafeId: '203', isCloud: true }),
    ],
  ],
] as const)('Every input of %s is in the key', ([, queries]) => {
  expect(new Set(queries.map(({ queryKey }) => hashKey(queryKey))).size).toBe(queries.length);
});

it('Pages and ports that ask for the slots of one day share one answer, whatever else they know (SLOTS-02)', () => {
  const screen = { ...times, kind: 'choosing', leadMinutes: 15 };
  expect(slotsOfDay(call, screen, settings).queryKey).toEqual(slotsOfDay(call, times, settings).queryKey);
  expect(slotDays(call, screen, settings).queryKey).toEqual(slotDays(call, days, settings).queryKey);
});

it('The key of a scope removes all of its queries and no others (SESSION-06)', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(addressesQuery(call).queryKey, []);
  queryClient.setQueryData(soldOutOf(call, '203', null).queryKey, []);
  queryClient.removeQueries({ queryKey: scopeKey('member') });
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['menu']);
});

it('Every query comes from the one factory, under a name of its own', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const others = sources.filter(([file, source]) => file !== 'src/api/define-query.ts' && /\bqueryOptions\(|queryKey: \[/.test(source));
  expect(others.map(([file]) => file)).toEqual([]);
  const names = sources.flatMap(([, source]) =>
    [...source.matchAll(/defineQuery\(\s*'(\w+)',\s*'(\w+)'/g)].map(([, scope, name]) => `${scope}.${name}`),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names).toEqual([...new Set(names)]);
});
