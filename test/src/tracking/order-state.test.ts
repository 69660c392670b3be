import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { readOrderState } from '#src/api/order-state.ts';
import { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { cancellationPorts } from '#src/flows/cancellation/cancellation.ports.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** A guest's tab, and the requests it made. */
function guest() {
  const plain = testDependencies(world);
  const asked: [name: string, body: unknown][] = [];
  const call: typeof plain.call = (described, request) => {
    asked.push([described.name, (request as { body?: unknown }).body]);
    return plain.call(described, request);
  };
  return { ...plain, call, asked };
}
const order = { ...placed.pickup, at: '2026-11-20T11:45' };

it('a guest asks how an order stands by its number alone, and reads nothing else of it (SERVICE-03, C-117, GEN-11)', async () => {
  const { orderId, number } = placeOrder(world, order);
  const deps = guest();
  expect(await readOrderState(deps, { orderId, number, isMember: false })).toEqual({
    isCanceled: false,
    isCancelable: true,
    hasArrived: false,
  });
  expect(deps.asked).toEqual([['order.properties', { maskedOrderId: number }]]);
});

it('what the properties say is what the page of a guest goes by: an order that was canceled, and one that the kitchen has begun (GEN-11)', async () => {
  const { orderId, number, cafeName } = placeOrder(world, order);
  const follow = async () => {
    const deps = guest();
    const ports = cancellationPorts({
      ...deps,
      isMember: () => false,
      viewer: () => ({ kind: 'guest' }),
      canceling: cancelingIn(deps.sharedStorage),
      onCanceledLate: () => {},
    });
    const actor = createActor(cancellationMachine.provide({ actors: ports }), { input: { orderId, number, cafeName } }).start();
    const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('reading'));
    return { value, isCancelable: context.isCancelable, asked: deps.asked.map(([name]) => name) };
  };
  expect(await follow()).toEqual({ value: 'standing', isCancelable: true, asked: ['order.properties'] });
  world.clock.move({ minutes: 30 });
  expect(await follow()).toMatchObject({ value: 'standing', isCancelable: false });
  const stored = world.orders.get(orderId);
  if (stored) world.orders.put(orderId, { ...stored, canceledAt: world.clock.now().toString() });
  expect(await follow()).toMatchObject({ value: 'canceled' });
});
