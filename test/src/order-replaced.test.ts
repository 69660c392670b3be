import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import type { Fault } from '#src/app/error-log.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf, openCheckout, requestSetup, setupOf } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

it('an order that breaks is reported and replaced: the order in hand, its cart and every other flow stay (decision 023)', async () => {
  const faults: Fault[] = [];
  const deps = { ...testDependencies(world), report: (fault: Fault) => void faults.push(fault) };
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  const cart = cartOf(app);
  app.send({ type: 'line.added', line: soup });
  await waitFor(cart, (snapshot) => snapshot.matches({ resting: 'added' }));
  openCheckout(app);
  const broken = actors(app).order;
  broken.send({ type: 'checkout.left' });
  // An event that no sender of ours makes.
  broken.send({ type: 'checkout.opened' } as never);
  expect(broken.getSnapshot().status).toBe('error');
  await vi.waitFor(() => expect(faults).toMatchObject([{ source: 'order' }]));

  expect(actors(app).order).not.toBe(broken);
  expect(orderIn(app)).toMatchObject({ order: pickup, previous: pickup });
  expect(actors(app).order.getSnapshot().value).toBe('inProgress');
  expect(app.getSnapshot().children.cart).toBe(cart);
  requestSetup(app, { destination: 'RPU', cafeId: '203' });
  await running(setupOf(app));
  openCheckout(app);
  expect(actors(app).order.getSnapshot().value).toBe('checkout');
});
