import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { CART_KEY } from '#src/app/storage/cart-keys.ts';
import { changesKey } from '#src/flows/cart/load-keys.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { createHomeRecord } from '#src/app/storage/home-record.ts';
import { mealStartFor } from '#src/flows/combo/meal-start.ts';
import { rememberMealDeclined, wasMealDeclined, writeMealStart } from '#src/flows/product/meal-record.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { orderIn } from '#src/app/actors.ts';
import type { Services } from '#src/app/services.ts';
import { liveApp } from '#test/kit/live.ts';
import { cartOf, cartIdOf } from '#test/kit/order.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** A member who is signed in, with an order in hand. */
async function begin() {
  const navigate = vi.fn<Services['navigate']>();
  const deps = { ...testDependencies(world), navigate, tabStorage: memoryStorage() };
  const live = await liveApp(world, deps, { order: pickup, previous: pickup });
  await live.signIn('pat');
  const signOut = async (redirectHome: boolean) => {
    live.session.send({ type: 'logout.requested', redirectHome });
    await vi.waitFor(() => expect(orderIn(live.app).order).toBeNull());
    // The rest of what follows runs in the same task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...live, deps, navigate, signOut };
}

it('a product that is open at sign-out is closed, and nothing typed at it stays stored (SESSION-07)', async () => {
  const { app, deps, signOut } = await begin();
  const input = { cafeId: '203', placardId: '7202', name: 'Club', itemId: '72022', customizationsId: '72022', line: null };
  app.send({ type: 'flow.opened', name: 'product', input: { ...input, customizationsMax: 5 } });
  const product = await running(app.getSnapshot().children.product);
  await waitFor(product, (snapshot) => snapshot.matches('choosing'));
  product.send({ type: 'notes.typed', notes: { msgPreparedFor: 'Ana Ruiz' } });
  const stored = () => deps.tabStorage.getItem(flowKey('product'));
  expect(stored()).toContain('Ana Ruiz');
  await signOut(false);
  expect([app.getSnapshot().children.product, app.getSnapshot().context.openFlows]).toEqual([undefined, {}]);
  // A flow that still ran would be stored again with the next event of the app.
  app.send({ type: 'welcome.seen' });
  expect(stored()).toBeNull();
});

it('a product that was to become a combo, and the wish for no meals, leave the tab with its member (SESSION-07)', async () => {
  const { deps, signOut } = await begin();
  const half = { itemId: '71011', quantity: 1, ingredients: [], side: null, extra: 0, extraCalories: 0 };
  writeMealStart(deps.tabStorage, 'you-pick-two-90', { ...half, msgKitchen: 'No nuts', msgPreparedFor: 'Pat' });
  rememberMealDeclined(deps.tabStorage);
  await signOut(false);
  expect(mealStartFor(deps.tabStorage, 'you-pick-two-90', '71011')).toBeNull();
  expect(wasMealDeclined(deps.tabStorage)).toBe(false);
});

it('a question to the member that took the place of another dialog is known by its own name, and ends with their session (SESSION-07, SESSION-10)', async () => {
  const { session, signOut } = await begin();
  session.send({ type: 'auth.requested', wanted: { kind: 'forgot' } });
  const asked = () => session.getSnapshot().children.auth?.getSnapshot().context.wanted;
  expect(asked()).toEqual({ kind: 'forgot' });
  const options = { variant: 'expired', isGuestAllowed: false, canOrderAsGuest: false, redirectTo: null } as const;
  session.send({ type: 'auth.requested', wanted: { kind: 'signIn', options } });
  const wanted = { kind: 'signIn', options } as const;
  expect(asked()).toEqual(wanted);
  const ends: unknown[] = [];
  session.on('auth.ended', (end) => ends.push(end));
  await signOut(false);
  expect(ends).toEqual([{ type: 'auth.ended', kind: 'closed', wanted, isPersistent: false }]);
  expect(session.getSnapshot().matches({ auth: 'closed' })).toBe(true);
});

it('the notice that leads to a placed order goes with the member whose order it was (SESSION-07)', async () => {
  const { app, signOut } = await begin();
  const notices = must(app.getSnapshot().children.notices, 'notices');
  app.send({ type: 'notice.shown', notice: noticeOf('info', 'cart.placed', { subject: 'placedOrder', ms: UNTIL_DISMISSED_MS }) });
  await signOut(false);
  expect(notices.getSnapshot().context.notice).toBeNull();
});

it('nothing of the cart and its changes is stored once the member is a visitor (SESSION-07)', async () => {
  const { app, deps, session, signOut } = await begin();
  const { sharedStorage } = deps;
  app.send({
    type: 'line.added',
    line: { ...plainLine('101012', 'Soup'), msgPreparedFor: 'Ana Ruiz' },
  });
  await waitFor(cartOf(app), ({ context }) => context.cartId !== null && context.queue.length === 0);
  const cartId = cartIdOf(app);
  expect(sharedStorage.getItem(CART_KEY)).toContain(must(cartId, 'cartId'));
  // Changes of a tab that was closed before they were answered.
  const ofClosedTab = changesKey('load-1');
  sharedStorage.setItem(ofClosedTab, JSON.stringify({ msgPreparedFor: 'Ana Ruiz' }));
  const atEnd: (string | null)[] = [];
  const { unsubscribe } = session.subscribe((snapshot) => {
    if (snapshot.matches({ visitor: 'guest' })) atEnd.push(sharedStorage.getItem(CART_KEY), sharedStorage.getItem(ofClosedTab));
  });
  await signOut(false);
  unsubscribe();
  expect(atEnd.slice(0, 2)).toEqual([null, null]);
  expect(orderIn(app)).toMatchObject({ order: null, previous: null });
  expect(cartIdOf(app)).toBeNull();
  expect(
    `${sharedStorage.getItem(CART_KEY)} ${sharedStorage
      .keys()
      .map((key) => sharedStorage.getItem(key))
      .join(' ')}`,
  ).not.toMatch(new RegExp(`Ana Ruiz|${cartId}"`));
});

it('nothing that the member chose or typed is in the tab’s storage once they have signed out (SESSION-07)', async () => {
  const { deps, signOut } = await begin();
  const { tabStorage, vault } = deps;
  const choice = { methodId: 'card.ana', giftCardIds: ['secret-1'] };
  const giftCards = [{ id: 'secret-1', lastFour: '7731', balance: 1000, type: 'SVS', isAdded: true }];
  keepChoice({ cartId: 'cart-1', choice, giftCards, added: [] }, { vault, tabStorage });
  createHomeRecord(tabStorage).setForm({ destination: 'DELIVERY', typed: '1 Main St' });
  expect(
    tabStorage
      .keys()
      .map((key) => tabStorage.getItem(key))
      .join(' '),
  ).toMatch(/card\.ana.*7731.*1 Main St/);
  await signOut(false);
  // The name of the page load, which says nothing of the member.
  expect(tabStorage.keys()).toEqual(['tab']);
});

it('nothing of the member is in the query cache once they have signed out (SESSION-06, SESSION-07)', async () => {
  const { app, deps, signOut } = await begin();
  const line = { ...plainLine('101012', 'Soup'), msgPreparedFor: 'Ana Ruiz' };
  app.send({ type: 'line.added', line });
  await waitFor(cartOf(app), ({ context }) => context.cartId !== null && context.queue.length === 0);
  const cached = () =>
    JSON.stringify(
      deps.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
  expect(cached()).toContain('Ana Ruiz');
  await signOut(false);
  expect(cached()).not.toMatch(/Ana Ruiz|pat@example/);
});

it.for([
  [true, [[{ to: '/' }]]],
  [false, []],
] as const)('a sign-out that is to go home, %s, does so (SESSION-08)', async ([redirectHome, pages]) => {
  const { navigate, signOut } = await begin();
  await signOut(redirectHome);
  expect(navigate.mock.calls).toEqual(pages);
});
