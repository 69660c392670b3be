import { describe, expect, it } from 'vitest';
import { cartApi } from '#src/api/cart-changes.ts';
import { plainLine } from '#domain/cart/line.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();

/** A page that was loaded again after the answer of its order was lost, and says that it was not placed. */
async function openReloaded() {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'unknown' });
  const again = tab.reload({ hasCard: true });
  world.faults.clear();
  again.answer('submit.retried');
  expect(await again.settled()).toMatchObject({ kind: 'notPlaced' });
  browser.calls.length = 0;
  return { browser, tab: again };
}

/** Another device gives the line a note for the kitchen: the total stays. */
async function writeNote(cartId: string) {
  const { signal } = new AbortController();
  const api = cartApi(testDependencies(world).call);
  await api.modify(cartId, 1, { ...plainLine('101012', 'Soup'), msgKitchen: 'No cream' }, signal);
}

it('a time that is taken after a reload is ordered for by one more press, once the guest has seen the cart (SUBMIT-12, decision 005)', async () => {
  const { browser, tab } = await openReloaded();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  tab.answer('submit.retried');
  expect(await tab.settled()).toMatchObject({ kind: 'offeringSlot' });
  await writeNote(browser.cartId);
  browser.calls.length = 0;
  tab.takeTime();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'rescheduled' });
  expect(browser.calls).not.toContain('cart.submit');
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});

describe('other food at the same total is not ordered for after a reload: the guest is asked once more (SUBMIT-01, decision 005)', () => {
  const submitsOf = ({ calls }: { readonly calls: readonly string[] }) => calls.filter((name) => name === 'cart.submit');

  /** The guest looks at the cart that they are asked about, and orders it. */
  async function lookAndOrder({ browser, tab }: Awaited<ReturnType<typeof openReloaded>>) {
    const form = await tab.settled();
    expect(form).toMatchObject({ kind: 'filling', trouble: 'repriced' });
    if (form.kind === 'filling') expect(form.formerTotal).toBe(form.total);
    expect([submitsOf(browser), world.orders.all()]).toEqual([[], []]);
    expect(await tab.finish()).toEqual({ kind: 'finished', as: 'placed' });
    expect(world.orders.all()).toHaveLength(1);
  }

  it.each([
    ['another tab swaps a soup', ({ browser }: Awaited<ReturnType<typeof openReloaded>>) => browser.swapSoup()],
    ['another device writes a note', ({ browser }: Awaited<ReturnType<typeof openReloaded>>) => writeNote(browser.cartId)],
  ])('by Try again: %s', async (_, change) => {
    const reloaded = await openReloaded();
    await change(reloaded);
    reloaded.tab.answer('submit.retried');
    expect(await reloaded.tab.settled()).toEqual({ kind: 'cartChanged' });
    reloaded.tab.answer('submit.left');
    await lookAndOrder(reloaded);
  });

  it('by Place order, as the guest goes back to the form', async () => {
    const reloaded = await openReloaded();
    await reloaded.browser.swapSoup();
    reloaded.tab.answer('submit.left');
    await lookAndOrder(reloaded);
  });

  it('by Place order, as an ending was reloaded', async () => {
    const { browser, tab } = await openReloaded();
    await browser.swapSoup();
    await lookAndOrder({ browser, tab: tab.reload({ hasCard: true }) });
  });

  it('by Place order, as the order was interrupted before it was sent', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    const reached = Promise.withResolvers<void>();
    browser.beforeCall = (name) => {
      if (name !== 'cart.validate') return;
      browser.beforeCall = () => {};
      tab.close();
      reached.resolve();
    };
    await tab.placeOrder();
    await reached.promise;
    await browser.swapSoup();
    await lookAndOrder({ browser, tab: tab.reload({ hasCard: true }) });
  });

  it('but what is as it was is ordered by the same press', async () => {
    const { browser, tab } = await openReloaded();
    tab.answer('submit.retried');
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
    expect(submitsOf(browser)).toHaveLength(1);
  });
});

describe('what another tab did to the total is said again after a reload, until the guest acts on it (SUBMIT-01)', () => {
  /** A form whose total another tab has changed. */
  async function openChanged() {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    await browser.addSoup();
    tab.changeCart();
    const news = await tab.settled((seen) => seen.kind === 'filling' && seen.trouble === 'repriced');
    if (news.kind !== 'filling') throw new Error('The form is not open.');
    return { browser, tab, news };
  }

  it('with the total that was on the button before', async () => {
    const { tab, news } = await openChanged();
    const { total, formerTotal } = news;
    expect(formerTotal).toBeLessThan(total);
    const again = tab.reload();
    expect(await again.settled()).toMatchObject({ kind: 'filling', trouble: 'repriced', total, formerTotal });
    expect(await again.reload().settled()).toMatchObject({ kind: 'filling', trouble: 'repriced', total, formerTotal });
  });

  it('not once a tip was chosen', async () => {
    const { tab } = await openChanged();
    tab.chooseTip(0, 0);
    await tab.settled((seen) => seen.kind === 'filling' && seen.busy === null && seen.trouble === null);
    expect(await tab.reload().settled()).toMatchObject({ kind: 'filling', trouble: null, formerTotal: null });
  });

  it('not what the guest did on the page', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    expect(await tab.reload().settled()).toMatchObject({ kind: 'filling', trouble: null, formerTotal: null });
  });
});
