import { describe, expect, it } from 'vitest';
import { createRequest } from '#domain/cart/create.ts';
import { defaultConfig } from '#domain/config/config.ts';
import type { DeliveryAddress, SetUpOrder } from '#domain/order/order.ts';
import { delivery, pickup, springfield } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { openByPhone } from '#test/kit/by-phone.ts';
import { openCheckoutBrowser, openOffer } from '#test/kit/checkout.ts';
import { openPayingBrowser } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

type Browser = Awaited<ReturnType<typeof openCheckoutBrowser>>;

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();
const elsewhere: SetUpOrder = { ...pickup, cafe: { ...pickup.cafe, id: '204', name: 'Elsewhere' } };
const delivered: SetUpOrder = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };
const bo = { firstName: 'Bo', lastName: 'Li', email: 'bo@example.com', phone: '5550000000' };

const api = () => cartApi(testDependencies(world).call);
const setUp = ({ cartId }: Pick<Browser, 'cartId'>, order: SetUpOrder) =>
  api().setUp(cartId, createRequest(order, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
const submitsOf = ({ calls }: { readonly calls: readonly string[] }) => calls.filter((name) => name === 'cart.submit');

describe('an order that became another between the form and the submission is not placed: the guest sees it first (SUBMIT-01)', () => {
  it.each<[string, SetUpOrder, (browser: Browser) => Promise<unknown>]>([
    ['another cafe', pickup, (browser) => setUp(browser, elsewhere)],
    ['another destination', pickup, (browser) => setUp(browser, { ...pickup, destination: 'CURBSIDE' })],
    ['another time', pickup, ({ cartId }) => api().saveDetails(cartId, { at: '2026-11-20T18:30' }, signal)],
    ['another name', pickup, ({ cartId }) => api().saveDetails(cartId, { customer: bo }, signal)],
    ['other words for the cafe', pickup, ({ cartId }) => api().saveDetails(cartId, { specialInstructions: 'No onions' }, signal)],
    ['another apartment', delivered, (browser) => setUp(browser, addressed({ address2: 'Apt 9' }))],
    ['other words for the driver', delivered, (browser) => setUp(browser, addressed({ instructions: 'Back door' }))],
    ['another phone for the driver', delivered, ({ cartId }) => api().saveDetails(cartId, { deliveryPhone: '5550000000' }, signal)],
  ])('%s', async (_, order, change) => {
    const browser = await openCheckoutBrowser(world, { order });
    await browser.addSoup();
    const tab = browser.openTab();
    browser.onceBefore('cart.validate', () => change(browser));
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
    expect([submitsOf(browser), world.orders.all()]).toEqual([[], []]);
    expect(browser.events).toEqual([{ name: 'submitfailed', detail: { outcome: 'linesChanged', reasonCode: null } }]);
  });

  it('another total does not hide another name: nothing is agreed to by the total alone', async () => {
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    browser.onceBefore('cart.validate', async () => {
      await browser.raiseTotal();
      await api().saveDetails(browser.cartId, { customer: bo }, signal);
    });
    await tab.placeOrder();
    expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
  });

  it.each(['cart.validate', 'cart.submit'])(
    'another total does not hide other food that comes before %s: the form shows it',
    async (call) => {
      const browser = await openCheckoutBrowser(world);
      const tab = browser.openTab();
      await tab.settled();
      browser.onceBefore(call, async () => {
        await browser.swapSoup();
        await browser.raiseTotal();
      });
      await tab.placeOrder();
      expect(await tab.settled()).toEqual({ kind: 'cartChanged' });
      tab.answer('submit.left');
      expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'repriced', total: tab.summedTotal() });
      expect(world.orders.all()).toEqual([]);
    },
  );

  it('another name that comes while a time is offered (SUBMIT-12)', async () => {
    const { browser, tab } = await openOffer(world);
    await api().saveDetails(browser.cartId, { customer: bo }, signal);
    tab.takeTime();
    expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'rescheduled' });
    expect(world.orders.all()).toEqual([]);
  });

  it('no money is taken by phone for it (SUBMIT-18)', async () => {
    const { call: plain } = testDependencies(world);
    let cartId = '';
    const call: typeof plain = async (described, asked) => {
      if (described.name === 'cart.validate') await api().saveDetails(cartId, { customer: bo }, signal);
      return plain(described, asked);
    };
    const config = { ...defaultConfig, phonePayment: true };
    const { tab } = await openByPhone(world, openPayingBrowser(world, null, undefined, { config, call }));
    ({ cartId } = tab);
    expect(await tab.placeOrder()).toBe('cartChanged');
    expect([world.phonePayments.all(), world.orders.all()]).toEqual([[], []]);
  });
});

it('a card that cannot be checked counts as a failure, once (SUBMIT-09)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('payments.token', { endpoint: 'payments.token', kind: 'error500' });
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'unprepared' });
  expect(browser.events).toEqual([{ name: 'submitfailed', detail: { outcome: 'unprepared', reasonCode: null } }]);
  tab.changeOrder(elsewhere);
  await tab.settled();
  // The press has failed once.
  expect(browser.events).toHaveLength(1);
});

it('an order in hand that changes while the card is checked counts as a failure (SUBMIT-09)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  browser.onceBefore('payments.token', () => tab.changeOrder(elsewhere));
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'orderDiffers' });
  expect(browser.events).toEqual([{ name: 'submitfailed', detail: { outcome: 'orderDiffers', reasonCode: null } }]);
});

const addressed = (change: Partial<DeliveryAddress>): SetUpOrder => ({ ...delivered, address: { ...springfield, ...change } });

it.each<[string, Partial<DeliveryAddress>]>([
  ['apartment', { address2: 'Apt 9' }],
  ['street', { address1: '1 Elsewhere Road' }],
  ['instructions for the driver', { instructions: 'Back door' }],
])('a delivery whose %s another tab has changed is not placed before the cart has it (decision 005)', async (_, change) => {
  const browser = await openCheckoutBrowser(world, { order: delivered });
  await browser.addSoup();
  const tab = browser.openTab();
  await tab.settled();
  tab.changeOrder(addressed(change));
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'orderDiffers' });
  expect(world.orders.all()).toEqual([]);
});
