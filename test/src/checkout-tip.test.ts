import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createRequest } from '#domain/cart/create.ts';
import { plainLine } from '#domain/cart/line.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { createLogic } from '#src/flows/checkout/checkout.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();
const making = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' };
const delivered: SetUpOrder = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };
const picked: SetUpOrder = { ...pickup, cafe: { ...pickup.cafe, id: '202' } };

it.each([
  ['an open checkout', false],
  ['a checkout that is loaded anew', true],
])(
  'a percentage that was chosen as a tip goes with the delivery, and does not come back with the next one: %s (CART-10, E-46)',
  async (_, isReloaded) => {
    const deps = { ...testDependencies(world), sharedStorage: memoryStorage(), tabStorage: memoryStorage() };
    const api = cartApi(deps.call);
    const { cartId } = await api.create(createRequest(delivered, making), signal);
    await api.add(cartId, plainLine('101012', 'Soup', 4), signal);
    const visit = (order: SetUpOrder) => createActor(createLogic(deps), { id: 'checkout', input: { cartId, order } }).start();
    let checkout = visit(delivered);
    // A flow with a call under way is not stored.
    const tip = async () => {
      await vi.waitFor(() => {
        const { value, children } = checkout.getSnapshot();
        expect([Object.keys(Object(value)), children.paymentSelection?.getSnapshot().matches('choosing')]).toEqual([['filling'], true]);
      });
      return checkout.getSnapshot().context.tip;
    };
    await tip();
    checkout.send({ type: 'tip.chosen', tip: 800, percent: 20 });
    await vi.waitFor(async () => expect(await tip()).toBeGreaterThan(0));
    for (const order of [picked, delivered]) {
      if (isReloaded) checkout.stop();
      await api.setUp(cartId, createRequest(order, making), signal);
      if (isReloaded) checkout = visit(order);
      else checkout.send({ type: 'order.changed', order });
      expect(await tip()).toBe(0);
    }
  },
);
