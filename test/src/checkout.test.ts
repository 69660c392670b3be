import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { tipOf } from '#domain/checkout/tip.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { actors, orderIn } from '#src/app/actors.ts';
import { cartOf } from '#test/kit/order.ts';
import { takeTime } from '#test/kit/checkout.ts';
import { openCheckoutTab } from '#test/kit/checkout-tab.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const { signal } = new AbortController();
const delivered = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };

const openTab = (order: SetUpOrder) => openCheckoutTab(world, order);

it('asks before it charges another total than the one on the button', async () => {
  const tab = await openTab(pickup);
  const before = await tab.openCheckout();
  // Another tab adds to the same cart.
  await tab.api.count(tab.cartId, 1, 1, signal);
  tab.submit();
  const asked = await tab.filling();
  expect(asked.trouble).toBe('totalChanged');
  expect([asked.formerTotal, asked.total > before.total]).toEqual([before.total, true]);
  // Word of the change comes after the question, which stays.
  actors(tab.app()).order.send({ type: 'cart.revised', isOwn: false });
  expect(tab.screen()).toEqual({ ...asked, busy: 'repricing' });
  await vi.waitFor(() => expect(tab.screen()).toEqual(asked));
  expect(world.orders.all()).toEqual([]);
  tab.submit();
  await waitFor(actors(tab.app()).order, (snapshot) => snapshot.context.placedCartId !== null);
  expect(world.orders.all()).toMatchObject([{ totalCents: asked.total }]);
});

it('the total on the button follows a cart that another tab changed, and a running submission keeps its amount', async () => {
  const tab = await openTab(pickup);
  const before = await tab.openCheckout();
  await tab.api.count(tab.cartId, 1, 1, signal);
  actors(tab.app()).order.send({ type: 'cart.revised', isOwn: false });
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches({ filling: 'repriced' }));
  const now = await tab.filling();
  expect([now.formerTotal, now.total > before.total]).toEqual([before.total, true]);

  tab.submit('4000000000000002');
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches('submitting'));
  actors(tab.app()).order.send({ type: 'cart.revised', isOwn: false });
  expect(must(tab.checkout().getSnapshot().children.submit, 'submit').getSnapshot().context.total).toBe(now.total);
});

it('a tip is still there after the way back to the cart, and is charged', async () => {
  const tab = await openTab(delivered);
  await tab.openCheckout();
  tab.checkout().send({ type: 'tip.chosen', tip: 300, percent: null });
  await waitFor(tab.checkout(), (snapshot) => snapshot.context.tip === 300 && snapshot.matches('filling'));
  const { total } = await tab.filling();
  tab.checkout().send({ type: 'checkout.left' });
  const again = await tab.openCheckout();
  expect([tab.checkout().getSnapshot().context.tip, again.total]).toEqual([300, total]);
  tab.submit();
  await waitFor(actors(tab.app()).order, (snapshot) => snapshot.context.placedCartId !== null);
  expect(tab.stored()).toMatchObject({ tipCents: 300, placed: { cartSummary: { tip: 3 } } });
});

it('a percentage as the tip follows the subtotal, and an amount stays the amount', async () => {
  const tab = await openTab(delivered);
  await tab.openCheckout();
  const choose = async (tip: number, percent: number | null) => {
    tab.checkout().send({ type: 'tip.chosen', tip, percent });
    return tab.filling();
  };
  const subTotal = async () => (await tab.api.summary(tab.cartId, signal)).cartSummary.subTotal ?? 0;
  const before = await choose(tipOf(15, await subTotal()), 15);
  tab.checkout().send({ type: 'checkout.left' });
  await tab.api.count(tab.cartId, 1, 1, signal);
  const again = await tab.openCheckout();
  const tip = tipOf(15, await subTotal());
  expect(again.tipPercent).toBe(15);
  expect(tab.stored().tipCents).toBe(tip);
  expect(again.total).toBeGreaterThan(before.total);

  // The total on the button follows with the tip while the form is open.
  await tab.api.count(tab.cartId, 1, 1, signal);
  actors(tab.app()).order.send({ type: 'cart.revised', isOwn: false });
  await waitFor(tab.checkout(), (snapshot) => snapshot.matches({ filling: 'repriced' }));
  expect([tab.stored().tipCents, (await tab.filling()).tipPercent]).toEqual([tipOf(15, await subTotal()), 15]);
  await tab.reload();
  expect((await tab.openCheckout()).tipPercent).toBe(15);

  await choose(300, null);
  await tab.api.count(tab.cartId, 1, 1, signal);
  tab.checkout().send({ type: 'checkout.left' });
  await tab.openCheckout();
  expect(tab.stored().tipCents).toBe(300);
});

it('a total that changed by more than the tip is said when the tip is saved', async () => {
  const tab = await openTab(delivered);
  const before = await tab.openCheckout();
  const choose = async (tip: number) => {
    tab.checkout().send({ type: 'tip.chosen', tip, percent: null });
    return tab.filling();
  };
  const tipped = await choose(300);
  expect([tipped.trouble, tipped.total]).toEqual([null, before.total + 300]);
  // Another tab adds to the same cart, and this one has not heard of it.
  await tab.api.count(tab.cartId, 1, 1, signal);
  const changed = await choose(500);
  expect([changed.trouble, changed.formerTotal]).toEqual(['totalChanged', tipped.total]);
  expect(changed.total).toBeGreaterThan(before.total + 500);
  const lowered = await choose(0);
  expect([lowered.trouble, lowered.total]).toEqual([null, changed.total - 500]);
});

it('choosing a tip leaves the phone and the customer of a delivery as they are (CART-12)', async () => {
  const tab = await openTab(delivered);
  await tab.api.saveDetails(tab.cartId, { deliveryPhone: '5551234567' }, signal);
  await tab.openCheckout();
  tab.checkout().send({ type: 'tip.chosen', tip: 300, percent: null });
  await waitFor(tab.checkout(), (snapshot) => snapshot.context.tip === 300 && snapshot.matches('filling'));
  expect(tab.stored()).toMatchObject({ tipCents: 300, deliveryInfo: { phone: '5551234567' }, customer: null });
});

it('CHECKOUT-02 says that it is the first checkout once, not after the cart, a reload or a change elsewhere', async () => {
  const tab = await openTab(pickup);
  await tab.openCheckout();
  tab.checkout().send({ type: 'cart.changed', isOwn: false });
  await tab.filling();
  tab.checkout().send({ type: 'checkout.left' });
  await tab.openCheckout();
  await tab.reload();
  await tab.openCheckout();
  expect(tab.priced).toEqual([true, false, false, false].map((isFirstCheckout) => ({ cartId: tab.cartId, isFirstCheckout })));
});

it('what was typed survives the way to the cart, other pages and a reload, until the order is placed', async () => {
  const tab = await openTab(pickup);
  await tab.openCheckout();
  const typed = { firstName: 'Ana', phone: '(555) 1', otherTip: '3' };
  tab.checkout().send({ type: 'details.typed', typed });
  tab.checkout().send({ type: 'checkout.left' });
  expect((await tab.openCheckout()).typed).toEqual(typed);
  actors(tab.app()).order.send({ type: 'checkout.left' });
  expect((await tab.openCheckout()).typed).toEqual(typed);
  await tab.reload();
  expect((await tab.openCheckout()).typed).toEqual(typed);
  tab.submit();
  await waitFor(actors(tab.app()).order, (snapshot) => snapshot.context.placedCartId !== null);
  expect(tab.deps.tabStorage.getItem(flowKey('checkout'))).toBeNull();
});

it('SUBMIT-12 after the offered time is taken, cart and order in hand agree, also after a reload', async () => {
  const tab = await openTab({ ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T11:30' } });
  await tab.openCheckout();
  tab.submit();
  const submit = await vi.waitFor(() => must(tab.checkout().getSnapshot().children.submit, 'submit'));
  await waitFor(submit, (snapshot) => submitScreen(snapshot).kind === 'offeringSlot');
  // Its total is to be agreed to.
  await tab.api.count(tab.cartId, 1, 1, signal);
  takeTime(submit);
  const { at } = await tab.filling();
  expect(at).not.toBe('2026-11-20T11:30');
  const schedule = { priority: 'LATER', at };
  expect(tab.stored().fulfilment?.slice(0, 16)).toBe(at);
  expect(orderIn(tab.app()).order?.schedule).toEqual(schedule);
  expect(cartOf(tab.app()).getSnapshot().context.order?.schedule).toEqual(schedule);
  // What another tab changes after that stays.
  actors(tab.app()).order.send({ type: 'order.synced', order: pickup, previous: pickup });
  tab.checkout().send({ type: 'details.typed', typed: { firstName: 'Ana' } });
  expect(orderIn(tab.app()).order).toEqual(pickup);
  const order = { ...pickup, schedule: { priority: 'LATER' as const, at: must(at, 'at') } };
  actors(tab.app()).order.send({ type: 'order.synced', order, previous: order });
  await tab.reload();
  expect(orderIn(tab.app()).order?.schedule).toEqual(schedule);
  expect(cartOf(tab.app()).getSnapshot().context.order?.schedule).toEqual(schedule);
});

it.each(['lostAnswer', 'error500'] as const)(
  'SUBMIT-12 an accepted time is the time of cart, order in hand and placed order, also after %s',
  async (kind) => {
    const tab = await openTab({ ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T11:30' } });
    await tab.openCheckout();
    tab.submit();
    const submit = await vi.waitFor(() => must(tab.checkout().getSnapshot().children.submit, 'submit'));
    await waitFor(submit, (snapshot) => submitScreen(snapshot).kind === 'offeringSlot');
    world.faults.put('cart.update', { endpoint: 'cart.update', kind });
    takeTime(submit);
    expect((await tab.filling()).trouble).toBe('timeUnsaved');
    world.faults.drop('cart.update');
    const { at } = tab.checkout().getSnapshot().context;
    expect(orderIn(tab.app()).order?.schedule).toEqual({ priority: 'LATER', at });
    tab.submit();
    await waitFor(actors(tab.app()).order, (snapshot) => snapshot.context.placedCartId !== null);
    expect(tab.stored().fulfilment?.slice(0, 16)).toBe(at);
  },
);

it('no order is placed while another tab has changed the time of the cart at the same total', async () => {
  const tab = await openTab(pickup);
  await tab.openCheckout();
  await tab.api.saveDetails(tab.cartId, { at: '2026-11-20T13:30' }, signal);
  tab.submit();
  await waitFor(actors(tab.app()).order, (snapshot) => snapshot.matches('inProgress'));
  await vi.waitFor(() => expect(tab.stored().priority).toBe('ASAP'));
  expect(world.orders.all()).toEqual([]);
});

it('an order that another tab changed is not placed as it was before, also where the server did not take it', async () => {
  const tab = await openTab(pickup);
  await tab.openCheckout();
  const order = rescheduledTo(pickup, '2026-11-20T13:30');
  world.faults.put('cart.update', { endpoint: 'cart.update', kind: 'error500' });
  actors(tab.app()).order.send({ type: 'order.synced', order, previous: order });
  await waitFor(actors(tab.app()).order, (snapshot) => snapshot.matches('inProgress'));
  const cart = cartOf(tab.app());
  await waitFor(cart, (snapshot) => snapshot.matches('unreachable'));
  world.faults.drop('cart.update');
  cart.send({ type: 'change.retried' });
  await waitFor(cart, (snapshot) => snapshot.matches('resting'));
  await tab.openCheckout();
  tab.submit();
  await waitFor(actors(tab.app()).order, (snapshot) => snapshot.context.placedCartId !== null);
  expect(tab.stored().fulfilment?.slice(0, 16)).toBe('2026-11-20T13:30');
});
