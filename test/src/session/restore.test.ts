import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { plainLine } from '#domain/cart/line.ts';
import { restoreWaitMs } from '#domain/session/restore.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { FILLED_CART_KEY } from '#src/flows/cart/filled-key.ts';
import { CART_KEY } from '#src/app/storage/cart-keys.ts';
import { orderIn } from '#src/app/actors.ts';
import { memberIn } from '#src/app/session/member-in.ts';
import type { Fault } from '#sandbox/world/core/fault.ts';
import { cartIdOf } from '#test/kit/order.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const line = plainLine('101012', 'Soup');

/** A member with an order and a cart reloads the page while the call for their session fails. */
async function reloadWith(fault: Pick<Fault, 'kind' | 'status'>) {
  const deps = testDependencies(world);
  const before = await liveApp(world, deps, { order: pickup, previous: pickup });
  await before.signIn('pat');
  before.app.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(cartIdOf(before.app)).not.toBeNull(), { timeout: 5000 });
  // The page notes behind the first page that there is something in it.
  deps.sharedStorage.setItem(FILLED_CART_KEY, cartIdOf(before.app) ?? '');
  before.app.stop();
  world.faults.put('account.session', { endpoint: 'account.session', reasonCode: 'error.any', ...fault });
  return liveApp(world, deps, { order: pickup, previous: pickup, hasToken: true });
}

it.each([{ kind: 'error500' }, { kind: 'error503' }, { kind: 'dropped' }, { kind: 'html' }, { kind: 'refused', status: 429 }] as const)(
  'A reload whose session gets no answer ($kind) keeps token, order and cart, and finds the member later (SESSION-11)',
  async (fault) => {
    const after = await reloadWith(fault);
    await vi.waitFor(() => expect(after.screen()).toMatchObject({ member: { kind: 'unrestored' } }), { timeout: 5000 });
    expect(after.deps.tokenCookie.read()).not.toBeNull();
    expect(after.app.getSnapshot().context).toMatchObject({ visitor: 'member' });
    expect(orderIn(after.app).order).toEqual(pickup);
    expect(after.deps.sharedStorage.getItem(CART_KEY)).toMatch(/"cartId":"/);
    await expect(memberIn(after.app)).rejects.toThrow('No answer came about the session.');
    world.faults.drop('account.session');
    expect(await memberIn(after.app)).toMatchObject({ firstName: 'Pat' });
    after.app.stop();
  },
);

it('A session without an answer is asked for again by itself (SESSION-11)', async () => {
  const after = await reloadWith({ kind: 'dropped' });
  await vi.waitFor(() => expect(after.screen()).toMatchObject({ member: { kind: 'unrestored' } }), { timeout: 5000 });
  world.faults.drop('account.session');
  await vi.waitFor(() => expect(after.screen()).toMatchObject({ member: { kind: 'signedIn' } }), { timeout: 5000 });
  after.app.stop();
});

it('Each request for a session waits longer than the one before, at most a minute (SESSION-11)', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(restoreWaitMs)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000]);
});

it.each([{ kind: 'error401' }, { kind: 'error404' }, { kind: 'refused', status: 403 }] as const)(
  'A definite no to the token ($kind) signs out, says that the cart is gone with it, and offers to sign in (SESSION-11, SESSION-07)',
  async (fault) => {
    const after = await reloadWith(fault);
    await after.until(after.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
    const notices = must(after.app.getSnapshot().children.notices, 'notices');
    expect(notices.getSnapshot().context.notice).toMatchObject({ key: 'session.expired.cart', action: { key: 'signIn.submit' } });
    expect(after.deps.tokenCookie.read()).toBeNull();
    await vi.waitFor(() => expect([orderIn(after.app).order, cartIdOf(after.app)]).toEqual([null, null]));
    after.app.stop();
  },
);
