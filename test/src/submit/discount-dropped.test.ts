import { expect, it } from 'vitest';
import { discountsApi } from '#src/api/discounts.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const { signal } = new AbortController();

it('the removal of a refused discount places no order: the guest presses once more for the new total (DISC-07)', async () => {
  const browser = await openCheckoutBrowser(world);
  await discountsApi(testDependencies(world).call).apply(browser.cartId, { code: 'LASTCALL', isReward: false }, false, 'change-1', signal);
  const tab = browser.openTab();
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'discountRefused', code: 'LASTCALL' });
  expect(world.orders.all()).toEqual([]);
  const sent = () => browser.calls.filter((name) => name === 'cart.submit').length;
  const before = sent();
  tab.answer('discount.dropped');
  const form = await tab.settled();
  expect(form).toMatchObject({ kind: 'filling', trouble: 'repriced', isOwnChange: true });
  expect(sent()).toBe(before);
  expect(world.orders.all()).toEqual([]);
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toMatchObject([{ totalCents: form.kind === 'filling' ? form.total : null }]);
});
