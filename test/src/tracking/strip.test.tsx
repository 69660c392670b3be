import { expect, it } from 'vitest';
import { placed, statuses } from '#model-tests/samples/tracking.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { wordsOf } from '#src/flows/active-orders/active-order-words.ts';
import { newTimeOf, promisedTime } from '#src/flows/tracker/tracker-words.ts';
import { LiveOrders } from '#src/routes/app/-orders/live-orders.tsx';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('the orders of this browser are on the page at once, the soonest first, before anything is asked (ACTIVE-01, ACTIVE-02)', async () => {
  const sharedStorage = memoryStorage();
  const deps = { ...testDependencies(world), sharedStorage };
  const record = placedOrdersIn(sharedStorage);
  // It is 11:30 in Chicago.
  record.add('cart-2', { ...placed.delivery, at: '2026-11-20T12:10' }, null);
  record.add('cart-1', { ...placed.pickup, at: '2026-11-20T11:45' }, null);
  record.add('cart-6', { ...placed.curbside, at: '2026-11-20T18:00' }, null);
  const { app } = await openedApp(deps, {});
  const html = await htmlOf(LiveOrders, deps, app);
  expect(app.getSnapshot().children.activeOrders).toBeUndefined();
  expect(html.match(/(Ready|Arrives) at about [\d:]+ [AP]M/g)).toEqual(['Ready at about 11:45 AM', 'Arrives at about 12:10 PM']);
  app.stop();
});

it('the way to an order for later is on the home page of a guest, before its banner and apart from it (ACTIVE-01)', async () => {
  const sharedStorage = memoryStorage();
  const deps = { ...testDependencies(world), sharedStorage };
  const record = placedOrdersIn(sharedStorage);
  record.add('cart-6', { ...placed.curbside, at: '2026-11-21T12:30' }, null);
  record.add('cart-2', { ...placed.delivery, at: '2026-11-20T18:00' }, null);
  const { app } = await openedApp(deps, {});
  const later = await htmlOf(LiveOrders, deps, app);
  expect(later).not.toContain('aria-label="Your orders"');
  expect(later.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /For later: Today at 6:00 PM, Riverside +View order 1048 .*Tomorrow at 12:30 PM.*View order 1052/,
  );
  record.add('cart-1', { ...placed.pickup, at: '2026-11-20T11:45' }, null);
  const html = await htmlOf(LiveOrders, deps, app);
  expect(html).toContain('>Track order<');
  expect(html).toContain('View order 1052');
  record.add('cart-7', { ...placed.pickup, orderId: 'order-7', number: '1053', at: '2026-11-20T11:50' }, null);
  const several = await htmlOf(LiveOrders, deps, app);
  expect(several).toContain('>Track order 1047</a>');
  expect(several).toContain('>Track order 1053</a>');
  app.stop();
});

it('the time of an order that is due after midnight is said with its day, not "at about Tomorrow"', () => {
  const now = '2026-11-20T23:40';
  expect(promisedTime('PICKUP', '2026-11-21T00:10', now).label).toBe('Ready');
  expect(promisedTime('DELIVERY', '2026-11-21T00:10', now).label).toBe('Arrives');
  expect(promisedTime('PICKUP', '2026-11-20T23:55', now).label).toBe('Ready at about');
});

it('an order that is ready is not "now ready at about" a time that has passed, and a delivery says when it came (TRACK-04)', () => {
  const now = '2026-11-23T13:30';
  const late = {
    events: { PAID: '2026-11-23T12:30:00', kitchenSend: '2026-11-23T12:32:00' },
    isKitchenComplete: true,
    isLarge: false,
    driver: null,
  };
  const screen = { isLarge: false, timeZone: 'America/Chicago', stage: 4, metersAway: null } as const;
  const expectedAt = '2026-11-23T12:57:00';
  const ready = { ...screen, kind: 'settled', destination: 'PICKUP', status: { ...late, expectedAt } } as const;
  expect(newTimeOf(ready, placed.pickup.at, now)).toEqual({ label: 'Ordered for', at: placed.pickup.at });
  expect(wordsOf({ order: placed.pickup, tracker: ready, now })).toEqual({ news: 'Your order is ready', time: 'Ordered for 12:35 PM' });
  const brought = { ...statuses.arrived, expectedAt };
  expect(newTimeOf({ ...screen, kind: 'settled', destination: 'DELIVERY', status: brought }, placed.pickup.at, now)).toMatchObject({
    at: '2026-11-23T12:33:00',
  });
});
