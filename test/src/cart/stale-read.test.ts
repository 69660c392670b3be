import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { cartOf } from '#test/kit/order.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

it('a read of the cart that began before a change does not take the place of its answer', async () => {
  const base = testDependencies(world);
  const held: (() => void)[] = [];
  let isHolding = false;
  const call: Client = async (endpoint, request) => {
    const answer = await base.call(endpoint, request);
    if (endpoint.name !== 'cart.summary' || !isHolding) return answer;
    isHolding = false;
    await new Promise<void>((release) => held.push(release));
    return answer;
  };
  const deps = { ...base, call };
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  const cart = cartOf(app);
  cart.send({ type: 'line.added', line: soup });
  await waitFor(cart, (snapshot) => snapshot.matches('resting') && snapshot.context.cartId !== null, { timeout: 5000 });
  const query = cartById(call, must(cart.getSnapshot().context.cartId, 'cartId'));
  const shown = () => deps.queryClient.getQueryData(query.queryKey)?.items[0]?.quantity;

  isHolding = true;
  const unsubscribe = new QueryObserver(deps.queryClient, query).subscribe(() => {});
  await vi.waitUntil(() => held.length === 1);
  cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  await vi.waitUntil(() => shown() === 2, 5000);
  held.forEach((release) => release());
  await vi.waitUntil(() => deps.queryClient.isFetching() === 0);
  expect(shown()).toBe(2);
  unsubscribe();

  // The next change never arrives: it is not taken for one that was applied.
  world.faults.put('cart.increase', { endpoint: 'cart.increase', kind: 'dropped' });
  cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'), { timeout: 5000 });
  expect(cart.getSnapshot().context.queue).toHaveLength(1);
  world.faults.clear();
});
