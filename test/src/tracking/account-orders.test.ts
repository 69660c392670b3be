import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { waitFor } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { keptOrders, nextKept, ordersToCome } from '#domain/order/account-orders.ts';
import { trackerId } from '#domain/tracking/actor-id.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { orderFrom, pastOrdersIn, pastOrdersQuery } from '#src/api/loyalty.ts';
import { readOrderState } from '#src/api/order-state.ts';
import { followPlacedOrders } from '#src/app/after-first-page/follow-placed-orders.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { forgetOrder } from '#src/flows/cancellation/cancellation.effects.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { must } from '#domain/must.ts';
import { openedApp } from '#test/kit/live.ts';
import { patIn, viewerOf } from '#test/kit/pat.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** 11:30 in Chicago, as the sandbox's clock stands. */
const pickup = { ...placed.pickup, at: '2026-11-20T11:45' };
const asked = { cafeId: null, isCloud: false };

/** A tab of Pat whose account has loaded its orders. */
async function openPat(sharedStorage = memoryStorage(), queryClient?: QueryClient) {
  const deps = { ...testDependencies(world), sharedStorage, ...(queryClient && { queryClient }) };
  deps.tokenCookie.keep(openSession(world, patIn(world)).token, null);
  const { app, services } = await openedApp(deps, { hasToken: true });
  onTestFinished(() => void app.stop());
  await memberOf(startSession(app));
  await deps.queryClient.fetchQuery(pastOrdersQuery(deps.call, asked));
  app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: true } });
  const flow = await running(app.getSnapshot().children.activeOrders);
  await waitFor(flow, (snapshot) => snapshot.matches('known'));
  return { deps, services, flow, sharedStorage };
}
const cancelOnServer = (orderId: string) =>
  world.orders.put(orderId, { ...must(world.orders.get(orderId), 'order'), canceledAt: world.clock.now().toString() });

/** An order as the account lists it. */
const past = (orderId: string, orderStartDT: string | null, at: string) =>
  orderFrom({
    orderId,
    orderNumber: orderId,
    placedAt: '',
    cafeName: 'Riverside',
    destination: 'RPU',
    totalPrice: 10,
    items: [],
    itemIds: [],
    isGroupOrder: false,
    cartSummary: { destination: 'RPU', priority: 'LATER', orderFulfillmentDT: at, orderStartDT },
    cafes: [{ id: '203', timeZone: 'America/Chicago' }],
  });

describe('an order of the account', () => {
  it('that another tab has canceled leaves the banner, and its tracker ends (SERVICE-02)', async () => {
    placeOrder(world, pickup, patIn(world).customerId);
    const { flow, sharedStorage } = await openPat();
    expect(flow.getSnapshot().context.activeIds).toEqual([pickup.orderId]);
    cancelOnServer(pickup.orderId);
    placedOrdersIn(sharedStorage).cancel(pickup.orderId, viewerOf(world));
    await waitFor(flow, ({ context }) => context.activeIds.length === 0);
    await waitFor(flow, (snapshot) => snapshot.matches('known'));
    expect(flow.getSnapshot().children[trackerId(pickup.orderId)]).toBeUndefined();
  });

  it('that is canceled is so in what was loaded of the account at once, and it is asked for anew without a page that shows it (SERVICE-02)', async () => {
    placeOrder(world, pickup, patIn(world).customerId);
    const { deps, services } = await openPat();
    const isCanceled = () => pastOrdersIn(deps.queryClient).find(({ orderId }) => orderId === pickup.orderId)?.isCanceled;
    expect(isCanceled()).toBe(false);
    world.faults.put('loyalty.pastOrders', { endpoint: 'loyalty.pastOrders', kind: 'dropped' });
    cancelOnServer(pickup.orderId);
    const forgotten = forgetOrder(pickup.orderId, services);
    expect(isCanceled()).toBe(true);
    await forgotten;
    world.faults.clear();
    await forgetOrder(pickup.orderId, services);
    expect(deps.queryClient.getQueryState(pastOrdersQuery(deps.call, asked).queryKey)).toMatchObject({
      isInvalidated: false,
      status: 'success',
    });
    expect(isCanceled()).toBe(true);
  });

  it('stays in the banner for as long as its window, though no page shows the orders of the account (ACTIVE-01)', async () => {
    placeOrder(world, pickup, patIn(world).customerId);
    // A browser forgets an answer that no page shows after five minutes; Node never would.
    const { deps, flow } = await openPat(memoryStorage(), new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 20 } } }));
    expect(flow.getSnapshot().context.activeIds).toEqual([pickup.orderId]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(pastOrdersIn(deps.queryClient)).toHaveLength(3);
    expect(flow.getSnapshot().context.activeIds).toEqual([pickup.orderId]);
  });

  it('for tomorrow is waited for in a tab that stays open overnight (ACTIVE-01, ACTIVE-03)', async () => {
    const tomorrow = { ...pickup, at: '2026-11-21T09:00', priority: 'LATER' as const };
    placeOrder(world, tomorrow, patIn(world).customerId);
    const { flow } = await openPat();
    const { value, context } = flow.getSnapshot();
    expect(context.orders).toEqual([]);
    expect([value, context.changesAt]).toEqual([{ known: 'waitingWindow' }, '2026-11-21T06:00:00Z']);
  });

  it('is kept on its day, once, however often it was loaded, and the next day of another is known (ACTIVE-03, OPEN-30)', () => {
    const today = past('today', '2026-11-20T10:00', '2026-11-20T12:00');
    const tomorrow = past('tomorrow', '2026-11-20T10:00', '2026-11-21T09:00');
    const tooEarly = past('placed too early', '2026-11-18T10:00', '2026-11-22T09:00');
    const now = Temporal.Instant.from('2026-11-20T17:30:00Z');
    expect(keptOrders([today, today, tomorrow, tooEarly], 'customer-1', now)).toMatchObject([
      { orderId: 'today', customerId: 'customer-1' },
    ]);
    expect(nextKept([today, tomorrow, tooEarly], now)?.toString()).toBe('2026-11-21T06:00:00Z');
    expect(nextKept([today, tooEarly], now)).toBeNull();
    // Where it is not said when it was placed, that day says nothing against it.
    expect(keptOrders([past('unsaid', null, '2026-11-20T12:00')], 'customer-1', now)).toHaveLength(1);
    expect(keptOrders([{ ...today, isCanceled: true }], 'customer-1', now)).toEqual([]);
  });

  it('is to come until two hours after its time, the soonest first; one that was canceled is not (ACTIVE-01, ACTIVE-02)', () => {
    const at = (orderId: string, time: string) => past(orderId, '2026-11-20T10:00', `2026-11-20T${time}`);
    const orders = [at('later', '12:00'), at('soon', '11:40'), at('evening', '18:00'), at('morning', '09:00')];
    const now = Temporal.Instant.from('2026-11-20T17:30:00Z');
    const ids = (of: typeof orders) => ordersToCome(of, 'customer-1', now).map(({ orderId }) => orderId);
    expect(ids(orders)).toEqual(['soon', 'later', 'evening']);
    expect(ids(orders.map((order) => ({ ...order, isCanceled: true })))).toEqual([]);
  });
});

it('an order that could not be read after it was placed is read again soon, without another event (ACTIVE-01, ACTIVE-05)', async () => {
  placeOrder(world, pickup);
  const { app, services } = await openedApp(
    { ...testDependencies(world), sharedStorage: memoryStorage() },
    { placedCartId: pickup.cartId },
  );
  onTestFinished(() => void app.stop());
  world.faults.put('cafe.details', { endpoint: 'cafe.details', kind: 'dropped' });
  followPlacedOrders(services);
  const flow = await running(app.getSnapshot().children.activeOrders);
  await waitFor(flow, (snapshot) => snapshot.matches('known'));
  const { changesAt, orders } = flow.getSnapshot().context;
  expect(orders).toEqual([]);
  expect(Temporal.Instant.from(must(changesAt, 'changesAt')).since(world.clock.now()).total('seconds')).toBeCloseTo(15, 0);
  world.faults.clear();
});

it('how an order stands that a member placed as a guest is asked by its number, where the account does not know it (SERVICE-02, SERVICE-03)', async () => {
  placeOrder(world, pickup);
  const unknown = { endpoint: 'order.details', kind: 'refused', status: 404, reasonCode: reasonCodes.orderUnknown } as const;
  world.faults.put('order.details', unknown);
  const deps = testDependencies(world);
  deps.vault.keepAccessToken(openSession(world, patIn(world)).token);
  const calls: string[] = [];
  const call: typeof deps.call = (described, request) => {
    calls.push(described.name);
    return deps.call(described, request);
  };
  const state = await readOrderState({ ...deps, call }, { orderId: pickup.orderId, number: pickup.number, isMember: true });
  expect(state).toEqual({ isCanceled: false, isCancelable: true, hasArrived: false });
  expect(calls.at(-1)).toBe('order.properties');
});
