import { expect, it } from 'vitest';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

type CheckoutBrowser = Awaited<ReturnType<typeof openCheckoutBrowser>>;

const world = openSandbox();
skipWaits();

/** The form as it is seen. Throws where something else is. */
function filling(seen: Awaited<ReturnType<ReturnType<CheckoutBrowser['openTab']>['settled']>>) {
  if (seen.kind !== 'filling') throw new Error(seen.kind);
  return seen;
}

it('the words of a declined payment stay where the cart changes, with the new total beside them, until the guest acts (SUBMIT-01, SUBMIT-11)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.placeOrder('4000000000000002');
  const declined = await tab.settled();
  expect(declined).toMatchObject({ kind: 'filling', trouble: 'declined', declined: { result: 'DECLINED' }, formerTotal: null });
  const { total } = filling(declined);
  tab.changeCart();
  expect(tab.seen()).toEqual({ ...declined, busy: 'repricing' });
  expect(await tab.settled()).toEqual(declined);
  await browser.addSoup();
  tab.changeCart();
  const changed = await tab.settled();
  expect(changed).toMatchObject({ kind: 'filling', trouble: 'declined', declined: { total }, formerTotal: total });
  expect(filling(changed).total).toBeGreaterThan(total);
  await browser.addSoup();
  tab.changeCart();
  expect(await tab.settled()).toMatchObject({ trouble: 'declined', declined: { total }, formerTotal: filling(changed).total });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toMatchObject([{ totalCents: tab.summedTotal() }]);
});

it('a payment that is declined for a new total, agreed to after the press, leaves that total on the button (SUBMIT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.addSoupBefore('cart.validate');
  await tab.placeOrder('4000000000000002');
  expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
  tab.answer('total.accepted');
  const total = tab.summedTotal();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'declined', declined: { total }, total, formerTotal: null });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
});

it('why an order was not taken stays where the new total cannot be read (ERRORS-02)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'error401' });
  await tab.placeOrder();
  const form = await tab.settled();
  expect(form).toMatchObject({ kind: 'filling', trouble: 'unauthorized' });
  world.faults.clear();
  world.faults.put('cart.checkout', { endpoint: 'cart.checkout', kind: 'error500' });
  await browser.addSoup();
  tab.changeCart();
  expect(await tab.settled()).toEqual(form);
  world.faults.clear();
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'totalChanged' });
});
