import { expect, it, vi } from 'vitest';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

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

it('the words of a declined payment stay where another tab empties the cart, and the next press says that it cannot be ordered (SUBMIT-11, CHECKOUT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.placeOrder('4000000000000002');
  const declined = await tab.settled();
  expect(declined).toMatchObject({ kind: 'filling', trouble: 'declined' });
  const { cartId } = browser;
  await cartApi(testDependencies(world).call).remove(cartId, [1], new AbortController().signal);
  tab.changeCart();
  expect(await tab.settled()).toEqual(declined);
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'refused', declined: null });
  expect(world.orders.all()).toEqual([]);
});

it('a payment that is declined for a new total, agreed to after the press, leaves that total on the button (SUBMIT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.onceBefore('cart.validate', browser.raiseTotal);
  await tab.placeOrder('4000000000000002');
  expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
  tab.answer('total.accepted');
  const total = tab.summedTotal();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'declined', declined: { total }, total, formerTotal: null });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
});

it('an order that is not taken after the guest has agreed to a new total leaves that total on the button (SUBMIT-01, ERRORS-02)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.onceBefore('cart.validate', browser.raiseTotal);
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'error401' });
  tab.answer('total.accepted');
  const total = tab.summedTotal();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'unauthorized', total, formerTotal: null });
});

it.each([
  ['one that the guest has agreed to is no news', 'total.accepted', { trouble: null, formerTotal: null }],
  ['one that they have not agreed to is', 'submit.left', { trouble: 'repriced' }],
] as const)('a form that comes back after a new total: %s (SUBMIT-01)', async (_, answer, said) => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.onceBefore('cart.validate', browser.raiseTotal);
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  tab.answer(answer);
  if (answer === 'total.accepted') {
    expect(await tab.settled()).toMatchObject({ kind: 'notPlaced' });
    tab.answer('submit.left');
  }
  expect(await tab.settled()).toMatchObject({ kind: 'filling', total: tab.summedTotal(), ...said });
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

it.each([
  ['a declined payment (SUBMIT-11)', 'declined', '4000000000000002'],
  ['an order that was not taken from the visitor (ERRORS-02)', 'unauthorized', undefined],
] as const)(
  'the words of %s stay where another tab changes the time of the order, with the new total beside them once the cart has it (SUBMIT-01)',
  async (_, trouble, card) => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    if (trouble === 'unauthorized') world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'error401' });
    await tab.placeOrder(card);
    const said = filling(await tab.settled());
    expect(said).toMatchObject({ trouble, formerTotal: null });
    world.faults.clear();
    tab.changeOrder(rescheduledTo(pickup, '2026-11-20T13:30'));
    expect(await tab.settled()).toEqual(said);
    await vi.waitFor(() => expect(browser.notices).toEqual(['submit.followed']));
    // The other tab saves it in the cart, and adds something.
    await cartApi(testDependencies(world).call).saveDetails(browser.cartId, { at: '2026-11-20T13:30' }, new AbortController().signal);
    await browser.addSoup();
    tab.changeCart();
    const changed = filling(await tab.settled());
    expect(changed).toMatchObject({ trouble, isOwnChange: false, formerTotal: said.total });
    expect(changed.total).toBeGreaterThan(said.total);
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
    expect(world.orders.all()).toMatchObject([{ totalCents: changed.total }]);
  },
);

it('a press after another tab has changed the order in hand, and not yet the cart, places nothing (SUBMIT-01, SUBMIT-11)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.placeOrder('4000000000000002');
  await tab.settled();
  tab.changeOrder(rescheduledTo(pickup, '2026-11-20T13:30'));
  await tab.settled();
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'orderDiffers' });
  expect(world.orders.all()).toEqual([]);
});

it('what another tab did to the cart stays said where the guest changes it too, until they act on it (SUBMIT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  const { total } = filling(await tab.settled());
  await browser.addSoup();
  tab.changeCart();
  const news = filling(await tab.settled());
  expect(news).toMatchObject({ trouble: 'repriced', isOwnChange: false, formerTotal: total });
  tab.changeCart(true);
  expect(await tab.settled()).toEqual(news);
  await browser.addSoup();
  tab.changeCart(true);
  expect(await tab.settled()).toMatchObject({ trouble: 'repriced', isOwnChange: false, formerTotal: news.total });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
});

it('what the guest changes on the page by themselves is theirs, once and again', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.settled();
  for (let times = 0; times < 2; times += 1) {
    await browser.addSoup();
    tab.changeCart(true);
    expect(await tab.settled()).toMatchObject({ trouble: 'repriced', isOwnChange: true });
  }
});
