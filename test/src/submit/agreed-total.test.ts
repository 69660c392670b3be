import { expect, it } from 'vitest';
import { openStorage } from '#src/app/storage/storage.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

it.each(['cart.validate', 'cart.submit'])(
  'a cart that changes before %s is not charged without a question: the guest agrees to the new total (SUBMIT-01)',
  async (name) => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    let total: number | null = null;
    browser.beforeCall = async (called) => {
      if (called !== name || total !== null) return;
      total = (await browser.raiseTotal()).cartSummary.totalPrice;
    };
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'totalChanged', total, canAgree: true });
    expect(tab.summedTotal()).toBe(total);
    expect(world.orders.all()).toEqual([]);
    expect(browser.calls.filter((called) => called === 'cart.submit')).toHaveLength(name === 'cart.submit' ? 1 : 0);
    tab.answer('total.accepted');
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
    expect(world.orders.all()).toMatchObject([{ totalCents: total, paid: [{ cents: total }] }]);
  },
);

it('a new total whose sums and lines could not be read orders nothing: the guest sees the cart first (SUBMIT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.settled();
  browser.beforeCall = async (called) => {
    if (called !== 'cart.validate' || tab.summedTotal() === null) return;
    await browser.raiseTotal();
    world.faults.put('cart.checkout', { endpoint: 'cart.checkout', kind: 'error500' });
  };
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
  expect(world.orders.all()).toEqual([]);
});

it('an order goes through where the storage is full, with and without locks of the browser', async () => {
  const full = () =>
    openStorage(() => ({
      getItem: () => null,
      setItem() {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      },
      removeItem: () => {},
    }));
  for (const options of [{ sharedStorage: full() }, { sharedStorage: full(), locks: null }]) {
    world.reset();
    const browser = await openCheckoutBrowser(world, options);
    const tab = browser.openTab(full());
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
    expect(world.orders.all()).toHaveLength(1);
  }
});
