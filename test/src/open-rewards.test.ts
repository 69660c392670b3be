import { expect, it, vi } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { openRequested } from '#src/app/open-requested.ts';
import { createAuth } from '#src/app/session/auth.ts';
import { cartIdOf } from '#test/kit/order.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** A member who follows a link that names a dialog of the rewards. */
async function follow(openOverlay: string, { who = 'pat', hasCart = true } = {}) {
  const live = await liveApp(world, undefined, { order: hasCart ? pickup : null, previous: null });
  const { app } = live;
  await live.signIn(who);
  if (hasCart) app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
  if (hasCart) await vi.waitUntil(() => cartIdOf(app) !== null, { timeout: 5000 });
  const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const router = { navigate, options: { context: { cartId: () => cartIdOf(app) } } } as never;
  await openRequested(app, router, createAuth(app), { openOverlay, action: null });
  const discount = () => runningActor(app.getSnapshot().children.discount)?.getSnapshot().value;
  return { app, navigate, discount };
}

it.for(['reward-info', 'reward-swap', 'reward-error'])(
  'openOverlay=%s opens the rewards of a member over the cart (OVERLAYS-15, OVERLAYS-16, OVERLAYS-17)',
  async (name) => {
    const { app, navigate, discount } = await follow(name);
    expect(navigate).toHaveBeenLastCalledWith({ to: '/app/cart.html' });
    expect(discount()).toEqual({ choosing: 'calm' });
    app.stop();
  },
);

it('without a cart there is nothing to use a reward on', async () => {
  const { app, discount } = await follow('reward-info', { who: 'rae', hasCart: false });
  expect(discount()).toBeUndefined();
  app.stop();
});
