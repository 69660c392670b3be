import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { defaultFeatures } from '#domain/app/features.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors } from '#src/app/actors.ts';
import { addHeld } from '#test/kit/adding.ts';
import { cartOf, cartIdOf } from '#test/kit/order.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup', 2);

async function withCart() {
  const { app, services } = await openedApp(testDependencies(world), { order: pickup, previous: pickup });
  app.send({ type: 'line.added', line: soup });
  const cart = cartOf(app);
  await waitFor(cart, ({ context }) => context.cartId !== null);
  await waitFor(cart, (snapshot) => snapshot.matches('resting'));
  return { app, services };
}

it('The checkout opens only when a change of the order in hand has reached the cart', async () => {
  const { app, services } = await withCart();
  const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:30' } as const };
  app.send({ type: 'order.setUp', order: later });
  await enterCheckout({ ...services, app });
  expect(actors(app).order.getSnapshot().matches('checkout')).toBe(true);
  const cartId = cartIdOf(app);
  expect(world.carts.get(cartId ?? '')?.fulfilment?.slice(0, 16)).toBe('2026-11-20T13:30');
});

it('The checkout waits for what was added just before, while its limit is asked for (AMB-50)', async () => {
  const { app, services } = await withCart();
  void addHeld(services, plainLine('181012', 'Hearth Blend Coffee'));
  await enterCheckout({ ...services, app });
  expect(world.carts.get(cartIdOf(app) ?? '')?.lines).toHaveLength(2);
});

it('The checkout opens again after the way back from a change of the order (NAV-10)', async () => {
  const { app, services } = await withCart();
  await enterCheckout({ ...services, app });
  actors(app).order.send({ type: 'setup.edited', features: defaultFeatures, visitor: 'anonymous' });
  await enterCheckout({ ...services, app });
  // The router says that the setup is left only after the next page is open.
  actors(app).order.send({ type: 'setup.left' });
  expect(actors(app).order.getSnapshot().matches('checkout')).toBe(true);
});

it('A cart whose change failed is dealt with on its own page, before the checkout', async () => {
  const { app, services } = await withCart();
  world.faults.put('cart.update', { endpoint: 'cart.update', kind: 'error500' });
  app.send({ type: 'order.setUp', order: pickup });
  const refused = await enterCheckout({ ...services, app }).catch((error: unknown) => error);
  expect(isRedirect(refused) && refused.options.to).toBe('/app/cart.html');
  expect(actors(app).order.getSnapshot().matches('inProgress')).toBe(true);
});

it.each(['error500', 'refused'] as const)(
  'A change of the order that failed (%s) cannot be dismissed: the checkout opens once the server has it',
  async (kind) => {
    const { app, services } = await withCart();
    const reason = kind === 'refused' ? { status: 422, reasonCode: 'cart.validation.cafe' } : {};
    world.faults.put('cart.update', { endpoint: 'cart.update', kind, ...reason });
    const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T13:30' } as const };
    app.send({ type: 'order.setUp', order: later });
    const cart = cartOf(app);
    await waitFor(cart, (snapshot) => snapshot.matches('refused') || snapshot.matches('unreachable'));
    cart.send({ type: 'change.dropped' });
    const refused = await enterCheckout({ ...services, app }).catch((error: unknown) => error);
    expect(isRedirect(refused) && refused.options.to).toBe('/app/cart.html');

    world.faults.drop('cart.update');
    cart.send({ type: 'change.retried' });
    await enterCheckout({ ...services, app });
    expect(actors(app).order.getSnapshot().matches('checkout')).toBe(true);
    expect(world.carts.get(cartIdOf(app) ?? '')?.fulfilment?.slice(0, 16)).toBe('2026-11-20T13:30');
  },
);

it('What is left out on the way to the checkout is gone before it opens; a removal that fails keeps the guest in the cart, who can try again (CART-26)', async () => {
  const { app, services } = await withCart();
  const cart = cartOf(app);
  app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  await waitFor(cart, (snapshot) => snapshot.matches('resting'));
  const linesOf = () => world.carts.get(cartIdOf(app) ?? '')?.lines.map(({ sequenceNum }) => sequenceNum) ?? [];
  const [gone = 0, ...others] = linesOf();
  world.faults.put('cart.remove', { endpoint: 'cart.remove', kind: 'error500' });
  cart.send({ type: 'line.removed', sequenceNum: gone });
  const refused = await enterCheckout({ ...services, app }).catch((error: unknown) => error);
  expect(isRedirect(refused) && refused.options.to).toBe('/app/cart.html');
  expect(linesOf()).toContain(gone);

  world.faults.drop('cart.remove');
  cart.send({ type: 'change.retried' });
  await enterCheckout({ ...services, app });
  expect(actors(app).order.getSnapshot().matches('checkout')).toBe(true);
  expect(linesOf()).toEqual(others);
});
