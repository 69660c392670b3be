import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { SetUpOrderSchema } from '#src/app/storage/browser-state.schema.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { openCheckoutBrowser, openOffer } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

type CheckoutBrowser = Awaited<ReturnType<typeof openCheckoutBrowser>>;

const world = openSandbox();
skipWaits();
const delivered = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };

it('the form of a delivery stays when another tab writes the same order again', async () => {
  const browser = await openCheckoutBrowser(world, { order: delivered });
  // Up to the minimum of a delivery.
  await browser.addSoup();
  const tab = browser.openTab();
  const form = await tab.settled();
  expect(form.kind).toBe('filling');
  const stored = v.parse(SetUpOrderSchema, JSON.parse(JSON.stringify(delivered)));
  expect(JSON.stringify(stored)).not.toBe(JSON.stringify(delivered));
  tab.changeOrder(stored);
  expect(tab.seen()).toEqual(form);
  tab.changeOrder(rescheduledTo(stored, '2026-11-20T13:30'));
  expect(tab.seen()).toEqual({ kind: 'pricing' });
  // The form comes back with the other time, which alone would say nothing of the change.
  await vi.waitFor(() => expect(browser.notices).toEqual(['submit.followed']));
});

const elsewhere = { ...rescheduledTo(pickup, '2026-11-21T18:00'), cafe: { ...pickup.cafe, id: '202', name: 'Elsewhere' } };

it('no order is placed from a dialog once another tab has set the order up for another cafe and time (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.onceBefore('cart.validate', browser.raiseTotal);
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
  // The server has not heard of it: the cart is still for the former cafe.
  tab.changeOrder(elsewhere);
  expect(tab.seen()).toEqual({ kind: 'finished', as: 'orderDiffers' });
  tab.answer('total.accepted');
  await tab.settled();
  expect(world.orders.all()).toEqual([]);
  expect(browser.submissionIds.size).toBe(0);
});

it('an order that was sent is still asked about after another tab has changed it, and not sent again (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  browser.beforeCall = (name) => {
    if (name === 'cart.submit') tab.changeOrder(elsewhere);
  };
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'orderDiffers' });
  expect(browser.calls).toContain('cart.summary');
  expect(browser.calls.filter((name) => name === 'cart.submit')).toHaveLength(1);
  expect(world.orders.all()).toEqual([]);
});

it('a declined order that another tab has set up for another cafe and time meanwhile says both: what is paid for next is another one (SUBMIT-11)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.beforeCall = (name) => {
    if (name === 'cart.submit') tab.changeOrder(elsewhere);
  };
  await tab.placeOrder('4000000000000002');
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'declined' });
  await vi.waitFor(() => expect(browser.notices).toEqual(['submit.followed']));
});

it('an order that the kitchen took is confirmed although another tab has changed the order in hand meanwhile (SUBMIT-22)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lostAnswer' });
  browser.beforeCall = (name) => {
    if (name === 'cart.submit') tab.changeOrder(elsewhere);
  };
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});

describe('other food at the same total is not placed: the guest sees the cart first (SUBMIT-01, SUBMIT-09)', () => {
  const submitsOf = ({ calls }: { readonly calls: readonly string[] }) => calls.filter((name) => name === 'cart.submit');

  it('where it is there as the form is saved', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    await browser.swapSoup();
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'orderDiffers' });
    expect([submitsOf(browser), world.orders.all()]).toEqual([[], []]);
  });

  it('where it comes between the form and the submission', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    browser.onceBefore('cart.validate', browser.swapSoup);
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
    expect([submitsOf(browser), world.orders.all()]).toEqual([[], []]);
    expect(browser.events).toEqual([{ name: 'submitfailed', detail: { outcome: 'linesChanged', reasonCode: null } }]);
  });

  it('where it comes before the guest tries again', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'error500' });
    await tab.placeOrder();
    expect(await tab.settled()).toMatchObject({ kind: 'notPlaced' });
    world.faults.clear();
    await browser.swapSoup();
    tab.answer('submit.retried');
    expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
    expect([submitsOf(browser).length, world.orders.all()]).toEqual([1, []]);
  });

  it('where another tab brings it while the guest is at the form, which says so', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    const form = await tab.settled();
    const total = form.kind === 'filling' ? form.total : null;
    await browser.swapSoup();
    tab.changeCart();
    expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'repriced', total, formerTotal: total });
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  });
});

describe('what another tab did to the cart is said where its first answer is that of a change of this tab (SUBMIT-01)', () => {
  async function openForm(order: SetUpOrder) {
    const browser = await openCheckoutBrowser(world, { order });
    await browser.addSoup();
    const tab = browser.openTab();
    const form = await tab.settled();
    return { browser, tab, total: must(form.kind === 'filling' ? form.total : null, 'total') };
  }

  it.each([
    ['the tab hears of it after the tip', () => {}],
    ['the tab hears of it while the tip is saved', (hear: () => void) => hear()],
  ])('other food at the same total, as a tip is chosen: %s', async (_, whileSaved) => {
    const { browser, tab, total } = await openForm(delivered);
    await browser.swapSoup();
    let isHeard = false;
    browser.afterCall = (name) => {
      if (name !== 'cart.update' || isHeard) return;
      isHeard = true;
      whileSaved(() => tab.changeCart());
    };
    tab.chooseTip(100);
    const said = { kind: 'filling', trouble: 'repriced', total: total + 100, formerTotal: total };
    expect(await tab.settled()).toMatchObject(said);
    tab.changeCart();
    expect(await tab.settled()).toMatchObject(said);
  });

  it.each([
    ['another total', (browser: CheckoutBrowser) => browser.addSoup()],
    ['other food at the same total', (browser: CheckoutBrowser) => browser.swapSoup()],
  ] as const)('%s, as the offered time is taken, which places nothing (SUBMIT-12)', async (_, change) => {
    world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
    const { browser, tab, total } = await openForm(pickup);
    world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
    await tab.placeOrder();
    expect(await tab.settled()).toMatchObject({ kind: 'offeringSlot' });
    await change(browser);
    tab.takeTime();
    const form = await tab.settled();
    expect(form).toMatchObject({ kind: 'filling', trouble: 'rescheduled', formerTotal: total });
    tab.changeCart();
    expect(await tab.settled()).toEqual(form);
    expect(world.orders.all()).toEqual([]);
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
    expect(world.orders.all()).toMatchObject([{ totalCents: tab.summedTotal() }]);
  });
});

describe('what was said of a cart that changed since leads no one on: the guest sees what it comes to now (SUBMIT-01)', () => {
  it('another tab adds to it while times are offered', async () => {
    const { browser, tab } = await openOffer(world);
    await browser.addSoup();
    tab.changeCart();
    expect(tab.seen()).toEqual({ kind: 'cartChanged' });
    tab.answer('submit.left');
    const form = await tab.settled();
    expect(form).toMatchObject({ kind: 'filling', trouble: 'repriced', total: tab.summedTotal() });
  });

  it.each([
    ['the tab hears of it', true],
    ['the tab does not hear of it', false],
  ])('another tab empties it while times are offered: %s', async (_, isHeard) => {
    const { browser, tab } = await openOffer(world);
    await emptyCart(browser.cartId);
    if (isHeard) tab.changeCart();
    if (isHeard) tab.answer('submit.left');
    else tab.takeTime();
    const refusal = { reasonCode: 'cart.validation.empty' };
    expect(await tab.settled()).toMatchObject(
      isHeard ? { kind: 'blocked', ...refusal } : { kind: 'filling', trouble: 'refused', ...refusal },
    );
    expect(world.orders.all()).toEqual([]);
  });

  it('the total changes once more after it was asked about', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    browser.onceBefore('cart.validate', browser.raiseTotal);
    await tab.placeOrder();
    expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
    await browser.raiseTotal();
    tab.changeCart();
    tab.answer('total.accepted');
    expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
    tab.answer('submit.left');
    expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'repriced', total: tab.summedTotal() });
  });

  it.each([
    ['a refused discount', { kind: 'refused', status: 409, reasonCode: 'Discounts.expired' }, 'discountRefused'],
    ['a gift card service that does not answer', { kind: 'refused', status: 409, reasonCode: 'cart.gcs.error' }, 'serviceFailed'],
    ['an order that was not placed', { kind: 'dropped' }, 'notPlaced'],
  ] as const)('another tab swaps a soup after the word of %s (OVERLAYS-37)', async (_, fault, kind) => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    world.faults.put('cart.submit', { endpoint: 'cart.submit', ...fault });
    await tab.placeOrder();
    expect(await tab.settled()).toMatchObject({ kind });
    world.faults.clear();
    await browser.swapSoup();
    tab.changeCart();
    expect(tab.seen()).toEqual({ kind: 'cartChanged' });
    tab.answer('submit.left');
    expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'repriced' });
    expect(world.orders.all()).toEqual([]);
  });

  it('another tab empties it before the guest tries again', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'error500' });
    await tab.placeOrder();
    expect(await tab.settled()).toMatchObject({ kind: 'notPlaced' });
    world.faults.clear();
    await emptyCart(browser.cartId);
    tab.answer('submit.retried');
    expect(await tab.settled()).toMatchObject({ kind: 'refused', reasonCode: 'cart.validation.empty' });
    expect(world.orders.all()).toEqual([]);
  });
});

async function emptyCart(cartId: string) {
  const api = cartApi(testDependencies(world).call);
  const { signal } = new AbortController();
  const { items } = await api.summary(cartId, signal);
  await api.remove(
    cartId,
    items.map(({ sequenceNum }) => sequenceNum),
    signal,
  );
}
