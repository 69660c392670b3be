import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { pathOf } from '#contract/address.ts';
import { cancelOrder, orderDetails } from '#contract/order.ts';
import { cancellationId, trackerId } from '#domain/tracking/actor-id.ts';
import { placedOrdersIn } from '#src/app/storage/placed-orders.ts';
import { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { openCancelTab, order } from '#test/kit/cancel-tab.ts';
import { patIn, viewerOf } from '#test/kit/pat.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

const isCanceled = () => world.orders.get(order.orderId)?.canceledAt !== null;
const openTab = (who: 'guest' | 'member', sharedStorage?: CancelTab['sharedStorage'], options?: { readonly isWatching: boolean }) =>
  openCancelTab(world, who, { ...(sharedStorage && { sharedStorage }), ...options });
type CancelTab = Awaited<ReturnType<typeof openCancelTab>>;

/** A member's tab after a cancellation without an answer. */
async function openUnsureTab() {
  placeOrder(world, order, patIn(world).customerId);
  const tab = await openTab('member');
  await tab.is('standing');
  for (const endpoint of ['order.cancel', 'order.details']) world.faults.put(endpoint, { endpoint, kind: 'dropped' });
  tab.confirm();
  await tab.is('unanswered');
  return tab;
}

describe('a member', () => {
  it('cancels an order, which leaves the record, the banner and the tracker (SERVICE-02, C-115, C-116)', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    expect(tab.flow.getSnapshot().context.activeIds).toEqual([order.orderId]);
    await tab.is('standing');
    tab.confirm();
    await tab.is('canceled');
    expect(isCanceled()).toBe(true);
    const { context, children } = tab.flow.getSnapshot();
    expect(context).toMatchObject({ activeIds: [], orders: [], canceledIds: [order.orderId] });
    expect(children[trackerId(order.orderId)]).toBeUndefined();
    await vi.waitFor(() => expect(placedOrdersIn(tab.sharedStorage).orders(viewerOf(world))).toEqual([]));
    await waitFor(tab.flow, (snapshot) => snapshot.matches({ known: 'empty' }));
  });

  it('finds it canceled after a reload, and in another tab, which sends nothing', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    tab.confirm();
    await tab.is('canceled');
    const again = await openTab('member', tab.sharedStorage);
    expect(again.flow.getSnapshot().children[cancellationId(order.orderId)]).toBeUndefined();
    expect(again.flow.getSnapshot().context.canceledIds).toEqual([order.orderId]);
    expect(again.calls()).toBe(0);
  });

  it('finds it canceled on a page that showed it meanwhile in another tab: it is followed no more, and nothing is offered (SERVICE-02)', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const shown = await openTab('member');
    await shown.is('standing');
    const tab = await openTab('member', shown.sharedStorage);
    await tab.is('standing');
    tab.confirm();
    await tab.is('canceled');
    await waitFor(shown.flow, ({ context }) => context.canceledIds.length > 0);
    const { context, children } = shown.flow.getSnapshot();
    expect(context).toMatchObject({ activeIds: [], followedIds: [], canceledIds: [order.orderId] });
    expect(Object.keys(children).filter((id) => id.endsWith(order.orderId))).toEqual([]);
    expect(shown.calls()).toBe(0);
  });

  it('whose answer was lost reads that it is canceled, without another call', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'lostAnswer' });
    tab.confirm();
    await tab.is('canceled');
    expect(tab.calls()).toBe(1);
  });

  it('is told that it is not known where nothing answers, and asks again', async () => {
    const tab = await openUnsureTab();
    world.faults.clear();
    tab.send({ type: 'cancel.confirmed' });
    expect([tab.screen(), tab.calls()]).toMatchObject([{ question: 'unanswered', isRepeatable: false }, 1]);
    tab.send({ type: 'cancel.checked' });
    await tab.is('checking');
    await tab.is('unanswered');
    expect(isCanceled()).toBe(false);
    expect(tab.screen()).toMatchObject({ isRepeatable: true });
    tab.send({ type: 'cancel.confirmed' });
    await tab.is('canceled');
  });

  it('who leaves that question is not told that the order stands, and is not offered to cancel it, until the server says so', async () => {
    const tab = await openUnsureTab();
    tab.send({ type: 'cancel.dismissed' });
    await tab.is('pending');
    world.faults.clear();
    tab.send({ type: 'cancel.checked' });
    await tab.is('unanswered');
    expect(tab.screen()).toMatchObject({ isRepeatable: true });
  });

  it('who leaves the page while it is canceled has it canceled: it leaves the record, and is followed no more', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    tab.confirm();
    tab.flow.send({ type: 'order.unwatched', orderId: order.orderId });
    await vi.waitFor(() => expect(isCanceled()).toBe(true));
    await vi.waitFor(() => expect(placedOrdersIn(tab.sharedStorage).orders(viewerOf(world))).toEqual([]));
    await waitFor(tab.flow, (snapshot) => snapshot.matches({ known: 'empty' }));
    expect(tab.calls()).toBe(1);
  });

  it('whose page was closed before the answer finds it canceled on any other page, where it was followed before', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'lostAnswer' });
    world.faults.put('order.details', { endpoint: 'order.details', kind: 'dropped' });
    tab.confirm();
    await tab.is('unanswered');
    expect(isCanceled()).toBe(true);
    tab.close();
    world.faults.clear();
    expect(placedOrdersIn(tab.sharedStorage).orders(viewerOf(world))).toHaveLength(1);
    const other = await openTab('member', tab.sharedStorage, { isWatching: false });
    await waitFor(other.flow, (snapshot) => snapshot.matches({ known: 'empty' }));
    expect(placedOrdersIn(tab.sharedStorage).orders(viewerOf(world))).toEqual([]);
    expect(other.calls()).toBe(0);
  });

  it('cannot cancel what the kitchen has begun meanwhile, and is not asked again', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.clock.move({ minutes: 3 });
    tab.confirm();
    await tab.is('begun');
    expect(isCanceled()).toBe(false);
    tab.send({ type: 'cancel.dismissed' });
    await tab.is('standing');
    tab.send({ type: 'cancel.requested', isMember: true });
    await tab.is('begun');
    expect(tab.calls()).toBe(1);
  });
});

describe('a member whose call was not taken', () => {
  it('as the session had ended is told that the order stands, and cancels it once signed in (SERVICE-02)', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'error401' });
    tab.confirm();
    await tab.is('sessionEnded');
    expect(isCanceled()).toBe(false);
    world.faults.clear();
    tab.send({ type: 'cancel.confirmed' });
    await tab.is('canceled');
    expect(tab.calls()).toBe(2);
  });

  it('and who stays signed out is told to sign in, and nothing is sent (AMB-31)', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'error401' });
    tab.confirm();
    await tab.is('sessionEnded');
    tab.signOut();
    tab.send({ type: 'cancel.confirmed' });
    await tab.is('standing');
    await vi.waitFor(() => expect(tab.notice()).toMatchObject({ key: 'cancellation.account', action: { name: 'signIn' } }));
    expect(tab.calls()).toBe(1);
  });

  it('as the server refused for another reason is told that the order stands, and tries again (SERVICE-02)', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'refused' });
    tab.confirm();
    await tab.is('failed');
    expect(cancelingIn(tab.sharedStorage).orders()).toEqual([]);
    world.faults.clear();
    tab.send({ type: 'cancel.confirmed' });
    await tab.is('canceled');
  });

  it('as ordering is closed is asked nothing about it here, where the app says so, and still can cancel', async () => {
    placeOrder(world, order, patIn(world).customerId);
    const tab = await openTab('member');
    await tab.is('standing');
    world.faults.put('order.cancel', { endpoint: 'order.cancel', kind: 'error503' });
    tab.confirm();
    await tab.is('reading');
    await tab.is('standing');
    expect(tab.calls()).toBe(1);
    world.faults.clear();
    tab.confirm();
    await tab.is('canceled');
  });
});

describe('a member who did not place it with their account', () => {
  it('is told so, and whom to call', async () => {
    placeOrder(world, order, 'somebody else');
    const tab = await openTab('member');
    await tab.is('standing');
    tab.confirm();
    await tab.is('notTheirs');
    expect(isCanceled()).toBe(false);
  });
});

describe('a guest', () => {
  it('who cancels, before the server has said how the order stands too, is told to sign in, and nothing is sent (GEN-12, AMB-31)', async () => {
    placeOrder(world, order);
    const tab = await openTab('guest');
    tab.confirm();
    await vi.waitFor(() =>
      expect(tab.notice()).toMatchObject({ key: 'cancellation.account', values: { cafe: 'Riverside' }, action: { name: 'signIn' } }),
    );
    await tab.is('standing');
    expect(tab.calls()).toBe(0);
    expect(isCanceled()).toBe(false);
  });

  it('has public calls for details and cancellation, a member those of an account (GEN-11, SERVICE-02)', () => {
    const paths = [orderDetails, cancelOrder].flatMap((called) => [true, false].map((isMember) => pathOf(called, isMember)));
    expect(paths).toEqual(['/orders/details', '/public/orders/details', '/orders/cancel', '/public/orders/cancel']);
  });
});
