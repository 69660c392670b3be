import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { Client } from '#src/api/client.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { cartOf } from '#test/kit/order.ts';

const world = openSandbox();

it.for([
  ['desk', false, 'WEB'],
  ['phone', false, 'MOBILE_WEB'],
  ['phone', true, 'CATERING_WEB'],
] as const)('a cart made on a %s (catering: %s) carries the client type %s (GEN-08)', async ([device, isCatering, type]) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: device === 'phone' && query === '(max-width: 600px)' }));
  const deps = testDependencies(world);
  const sent: unknown[] = [];
  const call = (async (endpoint, request) => {
    if (endpoint.name === 'cart.create') sent.push(request);
    return deps.call(endpoint, request);
  }) as Client;
  const { app } = await openedApp({ ...deps, call, config: { ...deps.config, isCatering } }, { order: pickup, previous: pickup });
  app.send({
    type: 'line.added',
    line: plainLine('101012', 'Soup'),
  });
  await waitFor(cartOf(app), ({ context }) => context.cartId !== null);
  expect(sent).toMatchObject([{ body: { cartSummary: { clientType: type } } }]);
});
