import { expect, it, vi } from 'vitest';
import { endPhonePayment, phonePayment } from '#contract/phone-payment.ts';
import { submitCart } from '#contract/submit.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

async function openByPhone() {
  const browser = openPayingBrowser(world, null, undefined, { config: { ...defaultConfig, phonePayment: true } });
  const tab = await browser.openTab();
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(tab.split()).toMatchObject({ methodId: 'phone', open: 0 });
  return { browser, tab, total: must(tab.total(), 'total') };
}

it('is offered only where it is configured (SUBMIT-18)', async () => {
  const tab = await openPayingBrowser(world).openTab();
  expect(tab.split().canPayByPhone).toBe(false);
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(tab.split().methodId).toBe('new');
});

it('an order that is paid by phone is sent without another payment (SUBMIT-03, SUBMIT-18, SUBMIT-19)', async () => {
  const { browser, tab, total } = await openByPhone();
  expect(await tab.placeOrder()).toBe('placed');
  expect(browser.bodiesOf('payments.token')).toEqual([]);
  expect(browser.bodiesOf(submitCart.name)).toHaveLength(1);
  expect(browser.bodiesOf(submitCart.name)[0]).not.toHaveProperty('payment');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
});

it('a payment by phone that fails says why, charges nothing, and leads to another way to pay (SUBMIT-18)', async () => {
  const { tab, total } = await openByPhone();
  expect(await tab.placeOrder(false, '(217) 555-0199')).toBe('calling');
  expect(tab.phone()).toMatchObject({ kind: 'failed', message: 'Your bank didn’t accept this card.', isRefused: false });
  tab.call({ type: 'call.left' });
  expect(await tab.ended()).toBe('filling');
  await vi.waitUntil(() => tab.payment.getSnapshot().matches('choosing'));
  tab.payment.send({ type: 'method.selected', id: 'new' });
  expect(await tab.placeOrder()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`VISA 1111 ${total}`]);
});

it('a call that failed is ended before another way to pay (SUBMIT-18)', async () => {
  const { browser, tab } = await openByPhone();
  await tab.placeOrder(false, '(217) 555-0199');
  tab.call({ type: 'call.left' });
  expect(await tab.ended()).toBe('filling');
  expect(browser.bodiesOf(endPhonePayment.name)).toEqual([{ cartId: tab.cartId }]);
  expect(world.phonePayments.get(tab.cartId)).toBeUndefined();
});

it.for(['error401', 'error404', 'refused'] as const)(
  'a bridge that answers with %s leads out of the call, and no charge is denied (SUBMIT-18)',
  async (kind) => {
    const { tab } = await openByPhone();
    for (const endpoint of [phonePayment.name, endPhonePayment.name]) world.faults.put(endpoint, { endpoint, kind });
    const ended = await tab.placeOrder();
    if (kind === 'error401') {
      expect(ended).toBe('filling');
      return;
    }
    expect(tab.phone()).toMatchObject({ kind: 'failed', message: null, isRefused: true });
    tab.call({ type: 'call.left' });
    expect(await tab.ended()).toBe('filling');
  },
);

it('a line that breaks is called again by one press (SUBMIT-19)', async () => {
  const { browser, tab } = await openByPhone();
  expect(await tab.placeOrder(false, '(217) 555-0198')).toBe('calling');
  expect(tab.phone()).toMatchObject({ kind: 'failed', message: 'The line broke.', isRefused: false });
  tab.call({ type: 'call.retried' });
  expect(await tab.ended()).toBe('calling');
  expect(browser.bodiesOf(phonePayment.name).map((body) => (body as { isAnew: boolean }).isAnew)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});

it('an order that was not placed after it was paid by phone is sent again, and is paid once (SUBMIT-03)', async () => {
  const { browser, tab, total } = await openByPhone();
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'dropped' });
  expect(await tab.placeOrder()).toBe('notPlaced');
  world.faults.clear();
  await tab.backToForm();
  // Another payment would be a second one.
  tab.payment.send({ type: 'method.selected', id: 'new' });
  expect(await tab.placeOrder()).toBe('refused');
  expect(paidFor(world, tab.cartId)).toBeUndefined();
  await tab.backToForm();
  const asked = browser.bodiesOf(phonePayment.name).length;
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(await tab.placeOrder()).toBe('placed');
  expect(browser.bodiesOf(phonePayment.name)).toHaveLength(asked + 1);
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
});

it('a payment that was finished before the call was ended counts (SUBMIT-03)', async () => {
  const { tab, total } = await openByPhone();
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'dropped' });
  expect(await tab.placeOrder()).toBe('notPlaced');
  world.faults.put('payments.phone', { endpoint: 'payments.phone', kind: 'dropped' });
  await tab.backToForm();
  expect(await tab.placeOrder()).toBe('calling');
  expect(tab.phone()).toEqual({ kind: 'unreachable' });
  world.faults.clear();
  tab.call({ type: 'call.left' });
  expect(await tab.ended()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
});

it('a gift card beside a payment by phone takes its place, and the other way around (SUBMIT-03)', async () => {
  const { tab } = await openByPhone();
  await tab.addGiftCard({ giftCardNo: '6070010000000300', giftCardPin: '0300' });
  expect(tab.split()).toMatchObject({ methodId: null, giftCards: [{ isChosen: true }] });
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(tab.split()).toMatchObject({ methodId: 'phone', open: 0, giftCards: [{ isChosen: false }] });
});
