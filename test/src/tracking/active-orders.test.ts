import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor, type ActorRefFrom } from 'xstate';
import { cafeDetails } from '#contract/cafe.ts';
import { must } from '#domain/must.ts';
import { deviceZone } from '#src/api/zone.ts';
import { trackerId } from '#domain/tracking/actor-id.ts';
import { activeOrdersScreen } from '#machines/active-orders/active-orders.screen.ts';
import { trackerScreen } from '#machines/tracker/tracker.screen.ts';
import type { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { pickup as setUp } from '#model-tests/samples/orders.ts';
import { followPlacedOrders } from '#src/app/after-first-page/follow-placed-orders.ts';
import { PLACED_KEY } from '#src/flows/active-orders/placed-key.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openedApp } from '#test/kit/live.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const guest = { kind: 'guest' } as const;

/** 11:30 in Chicago, as the sandbox's clock stands. */
const pickup = { ...placed.pickup, cafeName: 'Old Mill', at: '2026-11-20T11:45' };
const delivery = { ...placed.delivery, at: '2026-11-20T12:10' };
const evening = {
  ...placed.pickup,
  orderId: 'order-4',
  number: '1050',
  cartId: 'cart-4',
  at: '2026-11-20T18:00',
  priority: 'LATER' as const,
};

/** A page that opens in a browser; `placedCartId` is the order that was placed last, `answers` those of the test in place of the bakery's. */
async function openPage(
  placedCartId: string | null,
  sharedStorage = memoryStorage(),
  tabStorage = memoryStorage(),
  answers: Readonly<Record<string, unknown>> = {},
) {
  const called: string[] = [];
  const plain = testDependencies(world);
  const call: typeof plain.call = (described, asked) => {
    called.push(described.name);
    return described.name in answers ? Promise.resolve(answers[described.name] as never) : plain.call(described, asked);
  };
  const deps = { ...plain, call, sharedStorage, tabStorage };
  const { app, services } = await openedApp(deps, { placedCartId });
  onTestFinished(() => void app.stop());
  followPlacedOrders({ ...services, features: () => ({ ...services.features(), orderTracker: true }) });
  const flow = async () => {
    const actor = await running(app.getSnapshot().children.activeOrders);
    await waitFor(actor, (snapshot) => snapshot.matches('known'));
    return actor;
  };
  const tracker = async (orderId: string) =>
    must((await flow()).getSnapshot().children[trackerId(orderId)], 'tracker') as ActorRefFrom<typeof trackerMachine>;
  return {
    app,
    services,
    called,
    sharedStorage,
    deps,
    flow,
    tracker,
    screen: async () => activeOrdersScreen((await flow()).getSnapshot()),
  };
}

describe('the active orders', () => {
  it('are loaded for an order that is placed after the order in hand broke and was replaced (decision 023)', async () => {
    const { app, services } = await openPage(null);
    const broken = services.actors.order;
    broken.send({ type: 'order.synced', order: setUp, previous: setUp });
    // An event that no sender of ours makes.
    broken.send({ type: 'checkout.opened' } as never);
    await expect.poll(() => services.actors.order).not.toBe(broken);
    services.actors.order.send({ type: 'placedOrder.found', cartId: 'cart-4' });
    await expect.poll(() => app.getSnapshot().children.activeOrders).toBeDefined();
  });

  it('are not loaded where nothing was ever placed', async () => {
    const { app } = await openPage(null);
    expect(app.getSnapshot().children.activeOrders).toBeUndefined();
  });

  it('have the order that was placed last, and after a reload still, without its cart being read again (ACTIVE-05)', async () => {
    placeOrder(world, pickup);
    const first = await openPage(pickup.cartId);
    expect(await first.screen()).toMatchObject({ kind: 'active', orders: [pickup] });
    const again = await openPage(pickup.cartId, first.sharedStorage);
    expect(await again.screen()).toMatchObject({ kind: 'active', orders: [pickup] });
    expect(again.called).not.toContain('cart.summary');
  });

  it('are several at once, the soonest first, each with a tracker of its own; one for later waits for its hour (ACTIVE-01, ACTIVE-02)', async () => {
    for (const order of [evening, delivery, pickup]) placeOrder(world, order);
    const shared = memoryStorage();
    const record = placedOrdersIn(shared);
    for (const order of [evening, delivery]) record.add(order.cartId, order, null);
    const page = await openPage(pickup.cartId, shared);
    expect(await page.screen()).toMatchObject({ orders: [{ orderId: pickup.orderId }, { orderId: delivery.orderId }] });
    const { children, context } = (await page.flow()).getSnapshot();
    expect(
      Object.keys(children)
        .filter((id) => id.startsWith('tracker.'))
        .toSorted(),
    ).toEqual(['tracker.order-1', 'tracker.order-2']);
    expect(context.orders).toHaveLength(3);
    expect(context.changesAt).not.toBeNull();
  });

  it('an order at a table is not stored, and looked at once only (ACTIVE-04)', async () => {
    placeOrder(world, { ...placed.table, at: '2026-11-20T11:40' });
    const page = await openPage(placed.table.cartId);
    expect(await page.screen()).toEqual({ kind: 'empty' });
    expect(placedOrdersIn(page.sharedStorage).orders(guest)).toEqual([]);
    const again = await openPage(placed.table.cartId, page.sharedStorage);
    expect(again.app.getSnapshot().children.activeOrders).toBeUndefined();
  });

  it('carts of two tabs, stored as orders or not, stay known side by side: no tab adds its own again, so that both rest (ACTIVE-04, ACTIVE-05)', () => {
    const record = placedOrdersIn(memoryStorage());
    const other = { ...placed.table, orderId: 'order-9', cartId: 'cart-9' };
    for (const order of [placed.table, other, pickup]) record.add(order.cartId, order, null);
    record.prune(Temporal.Instant.from('2026-11-21T18:00:00Z'));
    expect(record.orders(guest)).toEqual([]);
    expect([placed.table, other, pickup].map(({ cartId }) => record.knows(cartId))).toEqual([true, true, true]);
  });

  it('an order at a cafe whose time zone no calendar knows is kept in that of the device, and takes no other with it (SLOTS-12, ACTIVE-05)', async () => {
    const tomorrow = { ...pickup, at: '2026-11-21T12:00', priority: 'LATER' as const };
    for (const order of [tomorrow, delivery]) placeOrder(world, order);
    const shared = memoryStorage();
    placedOrdersIn(shared).add(delivery.cartId, delivery, null);
    const plain = testDependencies(world);
    const { cafeList } = await plain.call(cafeDetails, { params: { cafeId: pickup.cafeId } });
    const answer = { cafeList: cafeList.map((cafe) => ({ ...cafe, cafeTZ: 'America/Springfield' })) };
    const page = await openPage(pickup.cartId, shared, undefined, { [cafeDetails.name]: answer });
    await page.flow();
    expect(placedOrdersIn(shared).orders(guest)).toMatchObject([
      { orderId: delivery.orderId },
      { orderId: pickup.orderId, timeZone: deviceZone() },
    ]);
    // A record of an earlier version may have such an order.
    const stored = JSON.parse(shared.getItem(PLACED_KEY) ?? '') as { orders: object[] };
    shared.setItem(PLACED_KEY, JSON.stringify({ ...stored, orders: [{ ...pickup, timeZone: 'America/Springfield' }, ...stored.orders] }));
    expect(placedOrdersIn(shared).orders(guest)).toHaveLength(2);
  });

  it('an order is asked for by its id, and tells driver and times as the bakery says them (TRACK-12, TRACK-13, SERVICE-04, C-119, C-120)', async () => {
    placeOrder(world, delivery);
    world.clock.move({ minutes: 25 });
    const page = await openPage(delivery.cartId);
    const tracker = await page.tracker(delivery.orderId);
    await waitFor(tracker, ({ context }) => context.status !== null);
    const screen = trackerScreen(tracker.getSnapshot());
    expect(screen).toMatchObject({
      stage: 3,
      metersAway: 15 * 300,
      status: { isLarge: false, expectedAt: '2026-11-20T12:10:00', driver: { link: null } },
    });
  });

  it('an order that was checked before a reload is not checked anew after it: the page counts on (TRACK-05, AMB-26)', async () => {
    placeOrder(world, pickup);
    world.clock.move({ minutes: 20 });
    const tabStorage = memoryStorage();
    const stageOn = async (page: Awaited<ReturnType<typeof openPage>>) => {
      const tracker = await page.tracker(pickup.orderId);
      await waitFor(tracker, ({ context }) => context.status !== null);
      return tracker.getSnapshot().context.stage;
    };
    const first = await openPage(pickup.cartId, undefined, tabStorage);
    expect(await stageOn(first)).toBe(3);
    first.app.stop();
    const again = await openPage(pickup.cartId, first.sharedStorage, tabStorage);
    expect(await stageOn(again)).toBe(4);
    again.app.stop();
    const later = await openPage(pickup.cartId, first.sharedStorage, tabStorage);
    expect(await stageOn(later)).toBe(4);
  });

  it('another tab’s order comes at once', async () => {
    placeOrder(world, pickup);
    placeOrder(world, delivery);
    const page = await openPage(pickup.cartId);
    await page.flow();
    placedOrdersIn(page.sharedStorage).add(delivery.cartId, delivery, null);
    await vi.waitFor(async () => expect((await page.flow()).getSnapshot().context.activeIds).toEqual([pickup.orderId, delivery.orderId]));
  });
});
