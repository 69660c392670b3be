import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createRequest } from '#domain/cart/create.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { cartPorts } from '#src/flows/cart/cart.ports.ts';
import { noRequestLog } from '#test/kit/no-request-log.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const making = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' };
const delivered: SetUpOrder = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };

/** The cart of a delivery with a tip of $3.00 and no phone, once the flow of the cart has told the server of an order; and its calls that did. */
async function toldOf(order: SetUpOrder, phone: string) {
  const { signal } = new AbortController();
  const plain = testDependencies(world);
  const api = cartApi(plain.call);
  const { cartId } = await api.create(createRequest(delivered, making), signal);
  await api.saveDetails(cartId, { tip: 300 }, signal);
  expect(world.carts.get(cartId)).toMatchObject({ destination: 'DELIVERY', tipCents: 300 });
  expect(world.carts.get(cartId)?.deliveryInfo).not.toHaveProperty('phone');
  const calls: string[] = [];
  const { setUpCart } = cartPorts({
    ...plain,
    call(described, asked) {
      calls.push(described.name);
      return plain.call(described, asked);
    },
    queryClient: new QueryClient(),
    clientType: () => 'WEB',
    untilSubmitted: () => Promise.resolve(false),
    orderCustomer: () => Promise.resolve({ customer: { phone } }),
    log: noRequestLog,
  });
  await toPromise(createActor(setUpCart, { input: { cartId, order, arriving: [] } }).start());
  return { stored: world.carts.get(cartId), updates: calls.filter((name) => name === 'cart.update') };
}

it('E-46 a delivery with a tip of $3.00 that becomes a pickup has a tip of 0; one without a phone takes that of its customer by one update (CART-10, CART-12)', async () => {
  const picked = await toldOf({ ...pickup, cafe: delivered.cafe }, '5551234567');
  expect(picked.stored).toMatchObject({ destination: 'RPU', tipCents: 0 });
  const brought = await toldOf(delivered, '5551234567');
  expect(brought.stored).toMatchObject({ tipCents: 300, deliveryInfo: { phone: '5551234567' } });
  expect(brought.updates).toEqual(['cart.update']);
});
