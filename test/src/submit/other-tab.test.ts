import { expect, it, vi } from 'vitest';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors } from '#src/app/actors.ts';
import { followOtherTabs } from '#src/app/after-first-page/follow-other-tabs.ts';
import { onItsWay } from '#src/api/on-its-way.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import { createSubmissions, lockOf, type Submission } from '#src/flows/submit/submission-record.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { line, openBrowser, withCart, withOrder } from '#test/kit/tabs.ts';
import type { Client } from '#src/api/client.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const world = openSandbox();

/** A tab, and another one that places the order of their cart until `settle` says what came of it. */
async function twoTabs({ isBegun = true } = {}) {
  const { texts, openTab, deliver } = openBrowser(world);
  withOrder(texts);
  withCart(texts);
  const calls: string[] = [];
  const noted = (call: Client): Client => ((endpoint, asked) => (calls.push(endpoint.name), call(endpoint, asked))) as Client;
  const [here, there] = [await openTab(memoryStorage(), noted), await openTab()];
  followOtherTabs(here.services);
  const { sharedStorage, locks } = there.deps;
  const submissions = createSubmissions(sharedStorage);
  const submission: Submission = { cartId: 'cart-1', submissionId: 'one', sentAt: '2026-11-20T18:00:00Z', outcome: 'open' };
  const lock = createTabLock({ locks, storage: sharedStorage, clock: browserClock });
  const settled = Promise.withResolvers<Submission['outcome']>();
  const place = () =>
    lock(lockOf('cart-1'), new AbortController().signal, async () => {
      submissions.write(submission);
      submissions.write({ ...submission, outcome: await settled.promise });
    });
  const isOver = isBegun ? place() : undefined;
  const isOnItsWay = () => {
    deliver();
    return here.queryClient.getQueryData(onItsWay('cart-1').queryKey);
  };
  return {
    here,
    there,
    calls,
    submissions,
    submission,
    lock,
    deliver,
    isOnItsWay,
    settle: (outcome: Submission['outcome']) => (settled.resolve(outcome), isOver),
  };
}

it('a tab knows that another one is placing the order of its cart, and says that it was placed, once (SUBMIT-01)', async () => {
  const { here, isOnItsWay, settle } = await twoTabs();
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true));
  expect(here.notices).toEqual([]);
  await settle('placed');
  await vi.waitFor(() => expect(isOnItsWay()).toBe(false));
  await vi.waitFor(() => expect(here.notices).toEqual(['otherTab.placed']));
});

it('an order that is placed for longer than a change waits stays on its way (SUBMIT-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { here, isOnItsWay, settle } = await twoTabs();
  isOnItsWay();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(isOnItsWay()).toBe(true);
  expect(here.notices).toEqual([]);
  await settle('placed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOnItsWay()).toBe(false);
});

it('an order whose submission begins a moment before its call is on its way for as long as the call is (SUBMIT-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { here, submissions, submission, lock, isOnItsWay } = await twoTabs({ isBegun: false });
  submissions.write({ ...submission, sentAt: null });
  isOnItsWay();
  await vi.advanceTimersByTimeAsync(300);
  const settled = Promise.withResolvers<void>();
  void lock(lockOf('cart-1'), new AbortController().signal, async () => {
    submissions.write(submission);
    await settled.promise;
    submissions.write({ ...submission, outcome: 'notPlaced' });
  });
  await vi.advanceTimersByTimeAsync(0);
  isOnItsWay();
  for (const ms of [10, 1000, 1000]) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(isOnItsWay()).toBe(true);
  }
  settled.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOnItsWay()).toBe(false);
  expect(here.notices).toEqual([]);
});

it('a change that waits in a tab is named as left out of the order that another one placed (SUBMIT-05)', async () => {
  const { here, isOnItsWay, settle } = await twoTabs();
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true));
  actors(here.app).cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  await vi.waitFor(() => expect(here.cart()?.context.queue).toHaveLength(1));
  await settle('placed');
  isOnItsWay();
  await vi.waitFor(() => expect(here.notices).toContain('otherTab.placed.unchanged'));
});

it('a checkout leads to the order as soon as another tab has recorded it, also where the placed cart is not written by that tab (SUBMIT-01)', async () => {
  const { here, isOnItsWay, settle } = await twoTabs();
  const { order } = actors(here.app);
  order.send({ type: 'checkout.opened', cartId: 'cart-1' });
  expect(order.getSnapshot().value).toBe('checkout');
  await settle('placed');
  isOnItsWay();
  await vi.waitFor(() => expect(order.getSnapshot().value).toBe('orderConfirmation'));
  expect(order.getSnapshot().context.placedCartId).toBe('cart-1');
});

it('changes that wait in a tab are not asked of a cart that another one placed meanwhile, and that is said once (SUBMIT-01, SUBMIT-05)', async () => {
  const { here, there, calls, lock, deliver, isOnItsWay, settle } = await twoTabs();
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true));
  const { cart } = actors(here.app);
  cart.send({ type: 'quantity.changed', sequenceNum: 1, by: 1 });
  cart.send({ type: 'line.removed', sequenceNum: 2 });
  cart.send({ type: 'line.added', line });
  await vi.waitFor(() => expect(here.cart()?.matches('changing')).toBe(true));
  await settle('placed');
  // The change is the next to have the lock, before this tab sees what the other one wrote.
  await lock(lockOf('cart-1'), new AbortController().signal, () => Promise.resolve());
  there.app.send({ type: 'cart.emptied' });
  deliver();
  await vi.waitFor(() => expect(here.cart()?.context).toMatchObject({ cartId: null, queue: [{ change: { kind: 'add' } }] }));
  expect(calls.filter((name) => /^cart\.(increase|remove|add)/.test(name))).toEqual([]);
  expect(here.notices).toEqual(['otherTab.placed.unchanged']);
});

it('a cafe or time that is chosen while another tab places the order is named as left out of it (SUBMIT-05)', async () => {
  const { here, isOnItsWay, settle } = await twoTabs();
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true));
  here.app.send({ type: 'order.setUp', order: rescheduledTo(pickup, '2026-11-20T13:30') });
  await vi.waitFor(() => expect(here.cart()?.matches('settingUp')).toBe(true));
  await settle('placed');
  isOnItsWay();
  await vi.waitFor(() => expect(here.notices).toContain('otherTab.placed.order'));
});

it('an order that another tab did not place is no longer on its way, and nothing is said', async () => {
  const { here, isOnItsWay, settle } = await twoTabs();
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true));
  await settle('notPlaced');
  await vi.waitFor(() => expect(isOnItsWay()).toBe(false));
  expect(here.notices).toEqual([]);
});
