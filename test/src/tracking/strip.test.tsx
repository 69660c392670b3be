import { expect, it } from 'vitest';
import { placed } from '#model-tests/samples/tracking.ts';
import { placedOrdersIn } from '#src/app/placed-orders.ts';
import { promisedTime } from '#src/flows/tracker/tracker-words.ts';
import { LiveOrders } from '#src/routes/app/-live-orders.tsx';
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
  record.add('cart-2', { ...placed.delivery, at: '2026-11-20T12:10' }, false);
  record.add('cart-1', { ...placed.pickup, at: '2026-11-20T11:45' }, false);
  record.add('cart-6', { ...placed.curbside, at: '2026-11-20T18:00' }, false);
  const { app } = await openedApp(deps, {});
  const html = await htmlOf(LiveOrders, deps, app);
  expect(app.getSnapshot().children.activeOrders).toBeUndefined();
  expect(html.match(/(Ready|Arrives) at about [\d:]+pm|(Ready|Arrives) at about [\d:]+am/g)).toEqual([
    'Ready at about 11:45am',
    'Arrives at about 12:10pm',
  ]);
  app.stop();
});

it('the time of an order that is due after midnight is said with its day, not "at about Tomorrow"', () => {
  const now = '2026-11-20T23:40';
  expect(promisedTime('PICKUP', '2026-11-21T00:10', now).label).toBe('Ready');
  expect(promisedTime('DELIVERY', '2026-11-21T00:10', now).label).toBe('Arrives');
  expect(promisedTime('PICKUP', '2026-11-20T23:55', now).label).toBe('Ready at about');
});
