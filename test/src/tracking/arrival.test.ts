import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { pathOf } from '#contract/address.ts';
import { orderArrival } from '#contract/order.ts';
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts';
import { arrivalScreen } from '#machines/arrival/arrival.screen.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { arrivalPorts } from '#src/flows/arrival/arrival.ports.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** 11:30 in Chicago, as the sandbox's clock stands. */
const order = { ...placed.curbside, at: '2026-11-20T11:45', destination: 'CURBSIDE' as const };
const PHONE = '5551234567';

/** A tab with the page of the order; `calls` are the arrivals that it has sent. */
function openTab(shown = order) {
  const deps = testDependencies(world);
  const bodies: unknown[] = [];
  const call: typeof deps.call = (described, asked) => {
    if (described.name === 'order.arrival') bodies.push(bodyOf(asked));
    return deps.call(described, asked);
  };
  const actor = createActor(arrivalMachine.provide({ actors: arrivalPorts({ ...deps, call, isMember: () => false }) }), { input: shown });
  onTestFinished(() => void actor.stop());
  actor.start();
  const screen = () => arrivalScreen(actor.getSnapshot());
  return {
    bodies,
    screen,
    is: (state: string) => waitFor(actor, ({ value }) => value === state),
    say: (phoneNumber = PHONE) => actor.send({ type: 'arrival.sent', phoneNumber }),
  };
}
const arrivedAt = () => world.orders.get(order.orderId)?.arrivedAt ?? null;
const messages = () => world.messages.all().filter(({ channel }) => channel === 'sms');

describe('a guest who has come for an order', () => {
  it('says so with source, origin, cafe and phone, and the cafe knows (SERVICE-01, C-118)', async () => {
    placeOrder(world, order);
    const tab = openTab();
    await tab.is('expected');
    tab.say();
    await tab.is('known');
    expect(tab.bodies).toEqual([{ source: 'OMNI_WEB', origin: 'ORDER_PAGE', cafeId: order.cafeId, phoneNumber: PHONE }]);
    expect(arrivedAt()).not.toBeNull();
  });

  it('says so on the member path with an account, else on the public one', () => {
    expect([true, false].map((isMember) => pathOf(orderArrival, isMember))).toEqual(['/orders/arrival', '/public/orders/arrival']);
  });

  it('is known after a reload, and says nothing again', async () => {
    placeOrder(world, order);
    const tab = openTab();
    await tab.is('expected');
    tab.say();
    await tab.is('known');
    const again = openTab();
    await again.is('known');
    expect(again.bodies).toEqual([]);
  });

  it('is known in a tab that was open already, which sends nothing of its own', async () => {
    placeOrder(world, order);
    const [one, other] = [openTab(), openTab()];
    await one.is('expected');
    await other.is('expected');
    one.say();
    await one.is('known');
    other.say();
    await other.is('known');
    expect(other.bodies).toEqual([]);
    expect(messages()).toHaveLength(1);
  });

  it('whose answer was lost is not announced twice', async () => {
    placeOrder(world, order);
    const tab = openTab();
    await tab.is('expected');
    world.faults.put('order.arrival', { endpoint: 'order.arrival', kind: 'lostAnswer' });
    tab.say();
    await tab.is('failed');
    world.faults.clear();
    tab.say();
    await tab.is('known');
    expect(tab.bodies).toHaveLength(1);
    expect(messages()).toHaveLength(1);
  });

  it('types another phone where the cafe finds no order by the first', async () => {
    placeOrder(world, order);
    const tab = openTab();
    await tab.is('expected');
    tab.say('5559999999');
    await tab.is('unknown');
    expect(tab.screen()).toMatchObject({ trouble: 'unknown', phoneNumber: '5559999999' });
    tab.say();
    await tab.is('known');
    expect(arrivedAt()).not.toBeNull();
  });

  it('reads nothing of an order that was canceled', async () => {
    placeOrder(world, order);
    world.orders.put(order.orderId, { ...world.orders.get(order.orderId)!, canceledAt: world.clock.now().toString() });
    await openTab().is('over');
  });

  it('is not there for an order of tomorrow from the same phone at the same cafe (SERVICE-01)', async () => {
    placeOrder(world, order);
    placeOrder(world, { ...order, orderId: 'order-tomorrow', number: '2222', cartId: 'cart-tomorrow', at: '2026-11-21T11:45' });
    const tab = openTab();
    await tab.is('expected');
    tab.say();
    await tab.is('known');
    expect(world.orders.get('order-tomorrow')?.arrivedAt).toBeNull();
    expect(messages()).toHaveLength(1);
  });

  it('is asked for from an hour before the time to two hours after it (ACTIVE-01)', async () => {
    await openTab({ ...order, at: '2026-11-20T12:31' }).is('early');
    await openTab({ ...order, at: '2026-11-20T09:29' }).is('over');
  });
});
