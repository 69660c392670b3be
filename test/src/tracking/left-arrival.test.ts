import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor, type ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { arrivalId } from '#domain/tracking/actor-id.ts';
import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { openedApp } from '#test/kit/live.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** 11:30 in Chicago, as the sandbox's clock stands. */
const order = { ...placed.curbside, at: '2026-11-20T11:45' };

/** A tab whose pages of the order a test opens and leaves. */
async function openTab() {
  placeOrder(world, order);
  const plain = testDependencies(world);
  let calls = 0;
  const call: typeof plain.call = (described, asked) => {
    if (described.name === 'order.arrival') calls += 1;
    return plain.call(described, asked);
  };
  const { app } = await openedApp({ ...plain, call }, { placedCartId: order.cartId });
  onTestFinished(() => void app.stop());
  app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: false } });
  const flow = await running(app.getSnapshot().children.activeOrders);
  await waitFor(flow, (snapshot) => snapshot.matches('known'));
  const arrival = () => flow.getSnapshot().children[arrivalId(order.orderId)] as ActorRefFrom<typeof arrivalMachine> | undefined;
  return {
    calls: () => calls,
    open: () => flow.send({ type: 'order.watched', order }),
    leave: () => flow.send({ type: 'order.unwatched', orderId: order.orderId }),
    say: () => must(arrival(), 'arrival').send({ type: 'arrival.sent', phoneNumber: '5551234567' }),
    is: (state: string) => waitFor(must(arrival(), 'arrival'), ({ value }) => value === state),
    isNot: (state: string) => waitFor(must(arrival(), 'arrival'), ({ value }) => value !== state),
  };
}
const hasArrived = () => world.orders.get(order.orderId)?.arrivedAt !== null;

describe('a guest who says that they are there, and leaves the page at once', () => {
  it('is announced once, and the page that is opened again says that the cafe knows (SERVICE-01)', async () => {
    const tab = await openTab();
    tab.open();
    await tab.is('expected');
    tab.say();
    tab.leave();
    await vi.waitFor(() => expect(hasArrived()).toBe(true));
    tab.open();
    await tab.is('known');
    expect(tab.calls()).toBe(1);
  });

  it('is not asked again by a page that is opened before the cafe has heard it: it waits for the end of that', async () => {
    const tab = await openTab();
    tab.open();
    await tab.is('expected');
    tab.say();
    tab.leave();
    tab.open();
    await tab.isNot('reading');
    await tab.is('known');
    expect(tab.calls()).toBe(1);
  });

  it('and whose call was lost is asked again by the page that is opened next (SERVICE-01)', async () => {
    const tab = await openTab();
    tab.open();
    await tab.is('expected');
    world.faults.put('order.arrival', { endpoint: 'order.arrival', kind: 'dropped' });
    tab.say();
    tab.leave();
    tab.open();
    await tab.is('expected');
    expect({ calls: tab.calls(), hasArrived: hasArrived() }).toEqual({ calls: 1, hasArrived: false });
    world.faults.clear();
    tab.say();
    await tab.is('known');
  });

  it('and whose answer was lost reads that the cafe knows, and is announced once', async () => {
    const tab = await openTab();
    tab.open();
    await tab.is('expected');
    world.faults.put('order.arrival', { endpoint: 'order.arrival', kind: 'lostAnswer' });
    tab.say();
    tab.leave();
    tab.open();
    await tab.is('known');
    expect(tab.calls()).toBe(1);
  });

  it('is announced though nothing says whether the cafe knows, and not a second time before that is said', async () => {
    const tab = await openTab();
    tab.open();
    await tab.is('expected');
    for (const endpoint of ['order.properties', 'order.arrival']) world.faults.put(endpoint, { endpoint, kind: 'dropped' });
    tab.say();
    await tab.is('failed');
    tab.say();
    await tab.isNot('sending');
    expect(tab.calls()).toBe(1);
    world.faults.clear();
    tab.say();
    await tab.is('known');
    expect(tab.calls()).toBe(2);
  });
});

it('a page that is left before its guest says anything says nothing', async () => {
  const tab = await openTab();
  tab.open();
  await tab.is('expected');
  tab.leave();
  tab.open();
  await tab.is('expected');
  expect(tab.calls()).toBe(0);
});
