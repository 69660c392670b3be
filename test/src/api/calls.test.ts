import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createRequest } from '#domain/cart/create.ts';
import { defaultFeatures } from '#domain/app/features.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { appApi } from '#src/api/app.ts';
import { cafeById, cafeSettings, cafesNear, campusLocationsOf, geocodeApi, hoursOf, slotDays, slotsOfDay } from '#src/api/cafe.ts';
import { cafeNowById, cafesNow } from '#src/api/cafes-now.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import {
  foodSubscriptionsQuery,
  loyaltyApi,
  pastOrdersQuery,
  recentCafesQuery,
  reordersQuery,
  rewardsQuery,
  visitsQuery,
} from '#src/api/loyalty.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { orderApi } from '#src/api/order.ts';
import { sessionApi } from '#src/api/session.ts';
import { campusCardApi } from '#src/api/campus-card.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { itemPriceApi, optionsOf, quantityRulesOf } from '#src/api/product.ts';
import { addressesQuery, emailSubscriptionsQuery, recentAddressesQuery, userDetailsQuery } from '#src/api/user.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { settings } from '#test/kit/cafe-settings.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const asked = { cafeId: '203', destination: 'RPU', distance: null, orderAmount: 0 } as const;
const day = { date: '2026-11-20', open: '06:00', close: '21:00' };
const { signal } = new AbortController();

/** Fetches a query as a page does. */
const fetched = async <Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): Promise<Data> =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(options as never);

/** What a call asked the server for, as `METHOD path?query`, with the body where it has one. */
async function requestsOf(send: (call: Client) => Promise<unknown>, call = testDependencies(world).call) {
  const { fetch } = globalThis;
  const sent: Request[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    // The body of a request can be read once.
    if (input instanceof Request) sent.push(input.clone());
    return fetch(input, init);
  });
  onTestFinished(() => spy.mockRestore());
  await send(call);
  spy.mockRestore();
  return Promise.all(
    sent.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const body = text === '' ? null : (JSON.parse(text) as object);
      return { asked: `${request.method} ${pathname.replace('/api', '')}${search}`, body };
    }),
  );
}

it.for<readonly [string, string, (call: Client) => Promise<unknown>]>([
  ['C-01', 'GET /public/cafe/203/storeHours?multiple=true', (call) => fetched(hoursOf(call, '203'))],
  ['C-02', 'GET /public/cafe/203/campus-card-locations', (call) => fetched(campusLocationsOf(call, '203'))],
  [
    'C-03, SLOTS-03',
    'GET /public/cafe/203/time/slots?orderType=rpu&orderAmount=0.00&slotDays=7&skipOrderSlotting=false',
    (call) => fetched(slotDays(call, asked, settings)),
  ],
  [
    'C-04',
    'GET /public/cafe/203/time/slots/date/2026-11-20?orderType=rpu&orderAmount=0.00&slotInterval=15&open=06%3A00&close=21%3A00&cafeTimeZone=America%2FChicago',
    (call) => fetched(slotsOfDay(call, { ...asked, timeZone: 'America/Chicago', day }, settings)),
  ],
  ['C-05', 'GET /public/cafe/details/203', (call) => fetched(cafeById(call, '203'))],
  ['C-08', 'GET /public/geocode?address=62701', (call) => geocodeApi(call)('62701', signal)],
  ['C-125', 'GET /public/app/keys', (call) => appApi(call).keys(signal)],
  ['C-126, FLAGS-30, GEN-09', 'GET /public/app/features/en-US', (call) => appApi(call).features(defaultConfig.locale, signal)],
])('%s: the server answers %s as the contract says', async ([, request, send]) => {
  expect((await requestsOf(send)).map((one) => one.asked)).toEqual([request]);
});

it('A cafe search asks for open cafes unless that is switched off, within 8 miles of an address (C-07, CAFE-18, CAFE-19, FLAGS-17)', async () => {
  const search = (openCafes: string | null) =>
    requestsOf((call) => fetched(cafesNear(call, { kind: 'address', address: '62701' }, 'DINEIN', { ...settings, openCafes })));
  const body = { address: '62701', radius: 8, orderType: 'dinein' };
  expect(await search('true')).toEqual([{ asked: 'POST /public/cafe/search?openCafes=true', body }]);
  expect((await search(null))[0]).toEqual({ asked: 'POST /public/cafe/search', body });
});

it('Cafes to choose from by their ids are asked for as around a place; the cafe of an order also while it is closed (C-07, CAFE-16, CAFE-18)', async () => {
  const asked = async (openCafes: string | null) => (await requestsOf((call) => fetched(cafesNow(call, ['203', '199'], openCafes))))[0];
  const body = { cafeIds: '203,199' };
  expect(await asked('true')).toEqual({ asked: 'POST /public/cafe/search?openCafes=true', body });
  expect(await asked(null)).toEqual({ asked: 'POST /public/cafe/search', body });
  const [one] = await requestsOf((call) => fetched(cafeNowById(call, '203')));
  expect(one).toEqual({ asked: 'POST /public/cafe/search', body: { cafeIds: '203' } });
});

it('A cafe search says of virtual locations what the operator has set, by address and around a point, and else nothing (CAFE-17)', async () => {
  const places = [
    { kind: 'address', address: '62701' },
    { kind: 'point', latitude: 39.8, longitude: -89.6 },
  ] as const;
  for (const place of places) {
    const sent = async (virtualLocation: boolean | null) =>
      (await requestsOf((call) => fetched(cafesNear(call, place, 'DINEIN', { ...settings, virtualLocation }))))[0]?.body;
    expect(await sent(null)).not.toHaveProperty('virtualLocation');
    expect(await sent(false)).toMatchObject({ virtualLocation: false, orderType: 'dinein' });
    expect(await sent(true)).toMatchObject({ virtualLocation: true, orderType: 'dinein' });
  }
  expect(cafeSettings({ ...defaultConfig, virtualLocation: true }, defaultFeatures)).toMatchObject({ virtualLocation: true });
  expect(cafeSettings(defaultConfig, defaultFeatures)).toMatchObject({ virtualLocation: null });
});

it('A menu is loaded by the versions of its cafe, in the language of the page (C-10, C-17 to -19, MENU-01, MENU-03, MENU-06, MENU-07, MENU-21)', async () => {
  const requests = await requestsOf((call) => Promise.all([fetched(menuOf(call, '203')), fetched(soldOutOf(call, '203', null))]));
  const paths = requests.map((one) => one.asked).toSorted();
  expect(paths).toEqual([
    expect.stringMatching(/^GET \/public\/menu\/categories\/203\/version\/[\w.-]{1,8}\/[\w.-]{1,8}\/[\w.-]{1,8}\/en-US$/),
    expect.stringMatching(/^GET \/public\/menu\/placards\/203\/version\/[\w.-]{1,8}\/[\w.-]{1,8}\/en-US$/),
    'GET /public/menu/stockout/203',
    'GET /public/menu/versions/203',
  ]);
});

it('The stock for an order is asked by its day, with every item of the menu and what belongs into them (C-09, MENU-16)', async () => {
  const requests = await requestsOf((call) => fetched(soldOutOf(call, '203', '2026-11-21')));
  const { asked, body } = must(requests.at(-1), 'request');
  expect(asked).toBe('POST /public/menu/stockout/203?date=2026-11-21');
  const { itemIds } = body as { itemIds: readonly string[] };
  expect(itemIds).toHaveLength(new Set(itemIds).size);
  const known = [...placards.values()].flatMap(({ items, components }) => [...items, ...components].map(({ itemId }) => itemId));
  expect(new Set(itemIds)).toEqual(new Set(known));
});

it('What can be changed of an item, and how many there may be, are loaded by version (C-13, C-16, MENU-09)', async () => {
  const requests = await requestsOf((call) =>
    Promise.all([fetched(optionsOf(call, '203', '101012')), fetched(quantityRulesOf(call, '203'))]),
  );
  expect(requests.map((one) => one.asked)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^GET \/public\/menu\/customizations\/203\/version\/[\w.-]{1,8}\/101012$/),
      expect.stringMatching(/^GET \/public\/menu\/quantityrules\/203\/version\/[\w.-]{1,8}$/),
    ]),
  );
});

it('What an item comes to is asked with the item as it is chosen, at its cafe (C-20, PRODUCT-06)', async () => {
  const line = { ...plainLine('101012', 'Soup'), msgPreparedFor: 'Ana' };
  const [request] = await requestsOf((call) => itemPriceApi(call)('203', line, null, signal));
  const { asked, body } = must(request, 'request');
  expect(asked).toBe('POST /public/menu/item/price/nutrition?cafeId=203');
  expect(body).toEqual({ item: expect.objectContaining({ itemId: '101012', quantity: 1, msgPreparedFor: 'Ana' }) as unknown });
});

it('A cart is made, filled, counted, changed, emptied, read and priced by calls of their own (C-24, C-26, C-27, C-28, C-29, C-30, C-33, C-35, C-39, CART-15, CART-16, CART-18)', async () => {
  const { call } = testDependencies(world);
  const carts = cartApi(call);
  const soup = plainLine('101012', 'Soup');
  const making = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' };
  let cartId = '';
  const requests = await requestsOf(async () => {
    ({ cartId } = await carts.create(createRequest(pickup, making), signal));
    await carts.setUp(cartId, createRequest(pickup, making), signal);
    const added = await carts.add(cartId, soup, signal);
    const { sequenceNum } = must(added.items[0], 'line');
    await carts.count(cartId, sequenceNum, 2, signal);
    await carts.count(cartId, sequenceNum, -1, signal);
    await carts.modify(cartId, sequenceNum, { ...soup, msgPreparedFor: 'Ana' }, signal);
    await fetched(cartById(call, cartId));
    await orderApi(call).price({ cartId, isFirstCheckout: true }, signal);
    await orderApi(call).validate(cartId, signal);
    await carts.remove(cartId, [sequenceNum], signal);
  }, call);
  expect(requests.map((one) => one.asked)).toEqual([
    'POST /public/cart',
    'PUT /public/cart/update',
    'POST /public/cart/add/item',
    'PUT /public/cart/increase',
    'PUT /public/cart/decrease',
    'PUT /public/cart/modify/items',
    `GET /public/cart/${cartId}/summary`,
    'POST /public/cart/checkout',
    'POST /public/cart/validate',
    'POST /public/cart/remove/items',
  ]);
  const shapes = requests.map(({ body }) => (body === null ? [] : Object.keys(body)));
  expect(shapes[2]).toEqual(['cartId', 'items']);
  expect(shapes[5]).toEqual(['cartId', 'items']);
  expect(requests[9]?.body).toEqual({ cartId, sequenceList: [1] });
});

it('A submission names its cart, the summary that the guest agreed to, and the payment only where there is one (SUBMIT-05)', async () => {
  const names = { cartId: 'cart-1', submissionId: 'submission-1' };
  const submission = { ...names, cartSummary: { totalPrice: 10.42 } };
  const payment = { creditCards: [], giftCards: [], campusCards: [] };
  const bodyOf = async (given: typeof payment | null) => {
    // The sandbox has no such cart.
    const send = (call: Client) =>
      orderApi(call)
        .submit({ ...names, total: 1042, payment: given }, signal)
        .catch(() => null);
    return must((await requestsOf(send)).at(-1), 'request');
  };
  expect(await bodyOf(payment)).toEqual({ asked: 'POST /public/cart/submit', body: { ...submission, payment } });
  expect((await bodyOf(null)).body).toEqual(submission);
});

it.for<readonly [string, string, (call: Client) => Promise<unknown>]>([
  ['C-56, PROFILE-04', 'POST /user/details', (call) => fetched(userDetailsQuery(call))],
  ['C-57, ADDR-08', 'GET /user/addresses/recent', (call) => fetched(recentAddressesQuery(call))],
  ['C-57, ADDR-08', 'GET /user/addresses', (call) => fetched(addressesQuery(call))],
  ['C-61', 'GET /user/rewards?cafeId=203', (call) => fetched(rewardsQuery(call, '203'))],
  ['C-61', 'GET /user/rewards', (call) => fetched(rewardsQuery(call, null))],
  ['C-62', 'POST /user/rewards/choose', (call) => loyaltyApi(call).chooseReward('reward-1', signal)],
  ['C-63', 'GET /user/orders?isReorder=false&cafeId=203', (call) => fetched(pastOrdersQuery(call, { cafeId: '203', isCloud: false }))],
  ['C-64, PROFILE-06', 'GET /user/reorders', (call) => fetched(reordersQuery(call))],
  ['C-65, PROFILE-06', 'GET /user/cafes/recent', (call) => fetched(recentCafesQuery(call))],
  ['C-66, PROFILE-06', 'GET /user/visits', (call) => fetched(visitsQuery(call))],
  ['C-67', 'GET /user/subscriptions/email', (call) => fetched(emailSubscriptionsQuery(call))],
  ['C-68', 'GET /user/subscriptions/food', (call) => fetched(foodSubscriptionsQuery(call, false))],
  ['C-68, FLAGS-24', 'GET /user/subscriptions/food/v2', (call) => fetched(foodSubscriptionsQuery(call, true))],
  ['C-85', 'POST /payments/paypal/delete', (call) => storedPaymentApi(call).deletePayPal('paypal-pat', signal)],
  ['C-91', 'POST /payments/campus/delete', (call) => campusCardApi(call).remove('campus-pat-prairie-state', signal)],
  ['C-90', 'POST /payments/giftcard/delete', (call) => storedPaymentApi(call).deleteGiftCard('************4242', signal)],
  ['C-49', 'POST /logout', (call) => sessionApi(call).logOut('token')],
  ['C-96', 'GET /payments/options', (call) => fetched(paymentOptionsQuery(call))],
])('%s: the server answers a member %s as the contract says', async ([id, request, send]) => {
  const { call, vault } = testDependencies(world);
  vault.keepAccessToken(openSession(world, must(world.people.byEmail('pat@example.com'), 'pat')).token);
  const [first, ...others] = await requestsOf(send, call);
  expect([first?.asked, others]).toEqual([request, []]);
  if (id.startsWith('C-56')) expect(first?.body).toEqual({ includeOption: ['user_preferences', 'social_integrations'] });
});
