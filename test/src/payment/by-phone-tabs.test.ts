import { expect, it } from 'vitest';
import { submitCart } from '#contract/submit.ts';
import { phonePaidOf } from '#sandbox/world/payment/phone.ts';
import { callIds, callOf, onThePhone, payByPhone, phoneBrowser } from '#test/kit/by-phone.ts';
import { paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

it('a second tab that pays by card ends the call of the first, and one payment is made (SUBMIT-03)', async () => {
  const { browser, tab, total, ended, goOn } = await onThePhone(world);
  const other = await browser.openTab(1, { cartId: tab.cartId });
  other.payment.send({ type: 'method.selected', id: 'new' });
  expect(await other.placeOrder()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`VISA 1111 ${total}`]);
  expect(phonePaidOf(world.phonePayments.get(tab.cartId))).toBe(0);
  goOn();
  expect(await ended).toBe('placed');
  expect(world.orders.all()).toHaveLength(1);
  expect(phonePaidOf(world.phonePayments.get(tab.cartId))).toBe(0);
});

it('a second tab that pays by card places the order that the first has just paid by phone (SUBMIT-03)', async () => {
  const { browser, tab, total, ended, goOn } = await onThePhone(world);
  payByPhone(world, tab.cartId);
  const other = await browser.openTab(1, { cartId: tab.cartId });
  other.payment.send({ type: 'method.selected', id: 'new' });
  expect(await other.placeOrder()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
  expect(browser.bodiesOf(submitCart.name).some((body) => 'payment' in (body as object))).toBe(false);
  goOn();
  expect(await ended).toBe('placed');
  expect(world.orders.all()).toHaveLength(1);
});

it('a second tab that pays by phone too follows the same call (SUBMIT-18)', async () => {
  const { browser, tab, ended, goOn } = await onThePhone(world);
  const other = await browser.openTab(1, { cartId: tab.cartId });
  other.payment.send({ type: 'method.selected', id: 'phone' });
  const both = Promise.all([ended, other.placeOrder()]);
  goOn();
  expect(await both).toEqual(['placed', 'placed']);
  expect(new Set(callIds(browser)).size).toBe(1);
  expect(world.orders.all()).toHaveLength(1);
});

it('another browser is refused by the server while a call goes on, and nothing is charged there (SUBMIT-03)', async () => {
  const { tab } = await onThePhone(world);
  const elsewhere = await phoneBrowser(world).openTab(1, { cartId: tab.cartId });
  expect(await elsewhere.placeOrder()).toBe('refused');
  expect(elsewhere.submission()).toMatchObject({ reasonCode: 'payments.phone.ongoing' });
  expect(world.orders.all()).toEqual([]);
});

it('a reload during a call comes back to the same call, and the order is paid once (SUBMIT-18)', async () => {
  const { browser, tab, total, goOn } = await onThePhone(world);
  tab.close();
  goOn();
  const again = await browser.openTab(1, { cartId: tab.cartId, tabStorage: tab.tabStorage });
  expect(await again.ended()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
  expect(new Set(callIds(browser)).size).toBe(1);
});

it('a checkout that is left during its call ends it, and not the call of another tab (SUBMIT-18)', async () => {
  const { browser, tab, goOn } = await onThePhone(world);
  const other = await browser.openTab(1, { cartId: tab.cartId });
  await other.leave();
  expect(callOf(world, tab.cartId).overIds).toEqual([]);
  await tab.leave();
  expect(callOf(world, tab.cartId).overIds).toEqual([callIds(browser)[0]]);
  goOn();
});
