import { expect, it, onTestFinished } from 'vitest';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { watchOrderCafe } from '#src/app/after-first-page/watch-order-cafe.ts';
import { sharedCartIn } from '#src/app/storage/shared-cart.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-${time}:00-06:00`));
/** As an earlier day left it. */
const yesterdays: SetUpOrder = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 40 } };

async function openOrder(time: string, order: SetUpOrder = yesterdays) {
  at(time);
  const deps = testDependencies(world);
  const asked: string[] = [];
  const counted: typeof deps.call = (call, ...rest) => {
    asked.push(call.path);
    return deps.call(call, ...rest);
  };
  const { app, services } = await openedApp({ ...deps, call: counted }, { order, previous: order });
  onTestFinished(() => void app.stop());
  const { actors } = services;
  const times = () => asked.filter((path) => path.endsWith('/time/slots')).length;
  const before = asked.length;
  const tell = watchOrderCafe(services);
  return {
    services,
    asked: () => asked.slice(before),
    times,
    order: () => actors.order.getSnapshot().context.order,
    /** After the cafe's answers have become old. */
    async pass(time: string) {
      await expect.poll(() => services.queryClient.isFetching()).toBe(0);
      at(time);
      await services.queryClient.invalidateQueries({ queryKey: scopeKey('cafe') });
      tell();
    },
  };
}

it('An order that an earlier day left takes the lead minutes and the terms that its cafe has now, in the cart and for other tabs too (AVAIL-01)', async () => {
  const { services, order, asked } = await openOrder('20T10:00');
  await expect.poll(() => order()?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 22 });
  expect(services.actors.order.getSnapshot().context.previous).toBe(order());
  expect(services.orderRecord.read().order).toEqual(order());
  await expect.poll(() => sharedCartIn(services.sharedStorage)?.order).toEqual(order());
  expect(asked().filter((path) => path.startsWith('/cart'))).toEqual([]);
});

it('The cafe is read once a day, and again on a later day as the page stands (AVAIL-01)', async () => {
  const { times, pass, order } = await openOrder('20T10:00');
  await expect.poll(() => order()?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 22 });
  for (const time of ['20T10:20', '20T14:00', '20T18:00']) await pass(time);
  expect(times()).toBe(1);
  await pass('21T10:00');
  await expect.poll(times).toBe(2);
});

it('A kitchen that takes no orders now leaves the order as it is, and is asked again until it names its minutes (AVAIL-01, SLOTS-10)', async () => {
  const { times, pass, order } = await openOrder('20T02:00');
  await expect.poll(times).toBe(1);
  await pass('20T02:05');
  expect(times()).toBe(1);
  expect(order()?.schedule).toEqual(yesterdays.schedule);
  await pass('20T10:00');
  await expect.poll(times).toBe(2);
  await expect.poll(() => order()?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 22 });
});

it('An order that is set up on this page is not read again on its day (AVAIL-01)', async () => {
  const { services, times, pass, order } = await openOrder('20T02:00');
  await expect.poll(times).toBe(1);
  const another: SetUpOrder = { ...yesterdays, destination: 'CURBSIDE' };
  services.actors.order.send({ type: 'order.synced', order: another, previous: another });
  await pass('20T10:00');
  expect(times()).toBe(1);
  expect(order()).toBe(another);
});

it('A checkout pays for the order as it stands: its cafe is read once it is left (AVAIL-01)', async () => {
  const { services, pass, order, times } = await openOrder('20T10:00');
  await expect.poll(() => order()?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 22 });
  const before = order();
  services.actors.order.send({ type: 'checkout.opened', cartId: 'cart-1' });
  await pass('21T10:00');
  expect(times()).toBe(1);
  services.actors.order.send({ type: 'cafe.read', cafe: yesterdays.cafe, destination: 'RPU', leadMinutes: 40 });
  expect(order()).toBe(before);
  services.actors.order.send({ type: 'checkout.left' });
  await pass('21T10:11');
  await expect.poll(times).toBe(2);
});

it('An order of a cafe that has no slots for it is read without them, and is made as it comes (CAFE-08, FLAGS-16)', async () => {
  world.features.put('skipOrderSlotting', { name: 'skipOrderSlotting', isOn: true });
  const { asked, times, pass, order } = await openOrder('20T10:00');
  await expect.poll(() => order()?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 0 });
  expect(asked()).toContain('/cafe/details/{cafeId}');
  await pass('20T10:20');
  expect(asked().filter((path) => path === '/cafe/details/{cafeId}')).toHaveLength(1);
  expect(times()).toBe(0);
});

it('Another way to get an order has slots also where they are skipped for pickup (CAFE-08, FLAGS-16)', async () => {
  world.features.put('skipOrderSlotting', { name: 'skipOrderSlotting', isOn: true });
  const { times, order } = await openOrder('20T10:00', { ...yesterdays, destination: 'DRIVE_THRU' });
  await expect.poll(times).toBe(1);
  await expect.poll(() => order()?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 22 });
});
