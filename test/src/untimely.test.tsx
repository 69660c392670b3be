import { expect, it } from 'vitest';
import { helpWhileClosed, orderProblem } from '#domain/order/closed-now.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cart, club } from '#model-tests/samples/carts.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { TimeWatch } from '#src/routes/-shell/time-watch.tsx';
import { CartFoot } from '#src/flows/cart/CartFoot.tsx';
import { closedWords, largeWords, problemWords } from '#src/flows/kit/untimely-words.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const atNight = Temporal.Instant.from('2026-11-20T23:30-06:00');
const { timeZone } = pickup.cafe;
const later: SetUpOrder = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T12:00' } };

/** What the cart and the checkout say of the time of an order, once it is known how its cafe stands. */
async function said(order: SetUpOrder, amount: number | null = null, isCatering = false): Promise<string> {
  const plain = testDependencies(world);
  const deps = { ...plain, config: { ...plain.config, isCatering } };
  const { app } = await openedApp(deps, { order, previous: order });
  await deps.queryClient.fetchQuery(cafeNowById(deps.call, order.cafe.id));
  const ordered = amount === null ? null : { ...cart, cartSummary: { ...cart.cartSummary, subTotal: amount } };
  return htmlOf(() => <TimeWatch order={order} cart={ordered} isCartPage={false} onKnown={() => {}} onMinute={() => {}} />, deps, app);
}

it('an order as soon as possible that is kept over night says that its cafe is closed now (SLOTS-10)', async () => {
  world.clock.set(atNight);
  const html = await said(pickup);
  expect(html).toContain(`${pickup.cafe.name} is closed now`);
  expect(html).toContain('Choose a time for your order. Your cart is saved.');
});

it('nothing is said of it while the cafe is open, or where the order is for a time', async () => {
  expect(await said(pickup)).not.toContain('is closed now');
  world.clock.set(atNight);
  expect(await said(later)).not.toContain('is closed now');
});

it('a table has no time to change: another way to have the order helps (ORD-SETUP-05)', () => {
  const closed = { isOpen: false, closesAt: null, timeZone };
  const now = '2026-11-20T23:30';
  expect(helpWhileClosed({ ...pickup, destination: 'DINEIN' }, closed, now)).toBe('destination');
  expect(helpWhileClosed({ ...delivery, schedule: pickup.schedule }, { isOpen: true, closesAt: '2026-11-20T23:40', timeZone }, now)).toBe(
    'time',
  );
  expect(helpWhileClosed(pickup, { isOpen: true, closesAt: null, timeZone }, now)).toBeNull();
});

it('what the bar says of an order is one rule: a time that has passed comes before a cafe that is closed (SLOTS-10, AVAIL-01)', () => {
  const cafe = { isOpen: false, closesAt: null, timeZone };
  expect(orderProblem(later, { now: '2026-11-21T12:00', cafe })).toEqual({ kind: 'passed', at: '2026-11-21T12:00' });
  expect(orderProblem(pickup, { now: '2026-11-20T23:30', cafe })).toEqual({ kind: 'closed', help: 'time' });
  expect(orderProblem(later, { now: '2026-11-20T23:30', cafe })).toBeNull();
  expect(orderProblem(pickup, { now: '2026-11-20T23:30', cafe: undefined })).toBeNull();
});

it.each([
  [{ isOpen: false, opensAt: '2026-11-21T06:30' }, 'Closed now. Opens tomorrow at 6:30 AM'],
  [{ isOpen: false, opensAt: '2026-11-20T23:45' }, 'Closed now. Opens at 11:45 PM'],
  [{ isOpen: false, opensAt: '2026-11-22T07:00' }, 'Closed now. Opens Sun, Nov 22'],
  [{ isOpen: false, opensAt: null }, 'Closed now'],
  [{ isOpen: true, opensAt: null }, 'Not taking orders right now'],
])('with %o the line of the time says "%s" (SLOTS-10)', async (standing, when) => {
  world.clock.set(atNight);
  const { call, queryClient } = testDependencies(world);
  const cafe = must(await queryClient.fetchQuery(cafeNowById(call, pickup.cafe.id)), 'cafe');
  const words = closedWords('time', pickup, { ...cafe, ...standing, closesAt: '2026-11-20T23:31' }, '2026-11-20T23:30');
  expect(words).toMatchObject({ when, choose: 'Choose a time' });
});

it('a cart at a closed cafe promises no time and leads to another one, not to the checkout (SLOTS-10, SUBMIT-12)', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  const closed = { when: 'Closed now', brief: 'Closed now', choose: 'Choose a time', help: 'destination' } as const;
  const draw = async (now: typeof closed | null) =>
    htmlOf(
      () => (
        <>
          <OrderPlace order={pickup} now="2026-11-20T23:30" returnTo="/app/cart.html" untimely={now} />
          <CartFoot
            cart={{ ...cart, items: [club] }}
            unavailable={[]}
            delivery={null}
            isUndecided={false}
            isDrawer={false}
            isSent={false}
            isPlacing={false}
            onCheckOut={() => {}}
            untimely={now}
          />
        </>
      ),
      deps,
      app,
    );
  expect(await draw(null)).toMatch(/As soon as possible.*Check out/s);
  expect(await draw(closed)).toMatch(/Closed now.*<a[^>]*href="[^"]*startOrder[^"]*step=destination"[^>]*>Choose a time<\/a>/s);
  expect(await draw(closed)).not.toMatch(/As soon as possible|Check out/);
});

it.each([
  ['2026-11-21T12:00', '2026-11-21T12:01', '12:00 PM has passed'],
  ['2026-11-20T12:00', '2026-11-21T08:00', 'Fri, Nov 20 has passed'],
])('of an order for %s the bar says at %s "%s" (SUBMIT-12)', (at, now, brief) => {
  expect(problemWords({ kind: 'passed', at }, now)).toMatchObject({ brief, choose: 'Choose a time', help: 'time' });
});

it('an order for a time that has passed says so, and asks for another (SUBMIT-12)', async () => {
  world.clock.set(Temporal.Instant.from('2026-11-21T11:59-06:00'));
  expect(await said(later)).not.toContain('has passed');
  world.clock.set(Temporal.Instant.from('2026-11-21T12:00-06:00'));
  expect(await said(later)).toContain('12:00 PM has passed. Choose another time for your order. Your cart is saved.');
  world.clock.set(Temporal.Instant.from('2026-11-22T09:00-06:00'));
  expect(await said(later)).toContain('Sat, Nov 21 at 12:00 PM has passed.');
});

it.each([
  [7500, 60],
  [20_000, 90],
  [50_000, 120],
])(
  'a catering order that has grown to %s cents says that it takes %s minutes, and asks for another time (SLOTS-05, SLOTS-06, SLOTS-07)',
  async (amount, minutes) => {
    world.clock.set(Temporal.Instant.from('2026-11-21T11:30-06:00'));
    const words = `An order this size takes ${minutes} min. Choose another time for your order. Your cart is saved.`;
    expect(await said(later, amount, true)).toContain(words);
    expect(await said(pickup, amount, true)).toContain(words);
    expect(await said(later, amount)).not.toContain('An order this size');
    expect(await said(later, 7499, true)).not.toContain('An order this size');
  },
);

it.each([
  ['2026-11-21', pickup, 'Large order, ready from 1:10 PM'],
  ['2026-11-20', pickup, 'Large order, ready from tomorrow at 1:10 PM'],
  ['2026-11-21', delivery, 'Large order, with you from 1:10 PM'],
])(
  'on %s a large order says the first time that its kitchen can keep, and has a button to its times (OVERLAYS-30)',
  (today, order, when) => {
    const large = { from: 7500, minutes: 60, today, day: '2026-11-21', times: ['2026-11-21T13:10', '2026-11-21T13:20'] };
    const said = `${when}. Choose a time for your order. Your cart is saved.`;
    expect(largeWords(large, order)).toEqual({ when, choose: 'Choose a time', said });
  },
);
