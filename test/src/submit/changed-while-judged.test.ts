import { expect, it } from 'vitest';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

const elsewhere = { ...rescheduledTo(pickup, '2026-11-21T18:00'), cafe: { ...pickup.cafe, id: '202', name: 'Elsewhere' } };

it('an order that another tab changes while the cart is judged is not sent (SUBMIT-01, decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.afterCall = (name) => {
    if (name === 'cart.validate') tab.changeOrder(elsewhere);
  };
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'orderDiffers' });
  expect(browser.calls).toContain('cart.validate');
  expect(browser.calls).not.toContain('cart.submit');
  expect(world.orders.all()).toEqual([]);
});

it('a cart that changes while it is judged is judged anew, and not sent for the same total (SUBMIT-01, decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  let isSwapped = false;
  browser.afterCall = async (name) => {
    if (name !== 'cart.validate' || isSwapped) return;
    isSwapped = true;
    await browser.swapSoup();
    tab.changeCart();
  };
  await tab.placeOrder();
  expect(await tab.settled((seen) => seen.kind === 'cartChanged')).toEqual({ kind: 'cartChanged' });
  expect(browser.calls).not.toContain('cart.submit');
});
