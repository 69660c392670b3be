import { QueryClient } from '@tanstack/react-query';
import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { contentsOf } from '#domain/cart/contents.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { createRequest } from '#domain/cart/create.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { createClient } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import { orderApi, pricedCart } from '#src/api/order.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { createVault } from '#src/api/vault.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { definiteResultOf } from '#src/flows/submit/submit-refusal.ports.ts';
import { submitPorts } from '#src/flows/submit/submit.ports.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
skipWaits();
const vault = createVault();
const call = createClient({ baseUrl: 'http://bakery.test/api', headers: defaultConfig.headers, vault, traceId: 'trace-1' });
const { signal } = new AbortController();

/** A cart with a soup, ready to be paid with a card, and the real flow that pays it. */
async function submit(order: SetUpOrder, creditCardNumber = '4111111111111111') {
  const api = cartApi(call);
  const { cartId } = await api.create(createRequest(order, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
  await api.add(cartId, plainLine('101012', 'Soup'), signal);
  const customer = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };
  await api.saveDetails(cartId, { customer }, signal);
  const priced = await orderApi(call).price({ cartId, isFirstCheckout: true }, signal);
  const queryClient = new QueryClient();
  queryClient.setQueryData(pricedCart(cartId).queryKey, priced);
  const cardId = vault.keep(
    cardAsSecret({ creditCardNumber, cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' }),
  );
  const ports = submitPorts({
    call,
    queryClient,
    vault,
    clock: world.clock,
    config: defaultConfig,
    tabStorage: memoryStorage(),
    submissions: createSubmissions(memoryStorage()),
    lock: createTabLock({ locks: memoryLocks(), storage: memoryStorage(), clock: world.clock }),
    timeObstacle: () => Promise.resolve(null),
    offerFor: (_, slot) => Promise.resolve(slot),
    onSent: () => {},
    onPlaced: () => {},
  });
  const machine = submitMachine.provide({ actors: { ...ports, pause: waitingPorts(world.clock).pause } });
  const actor = createActor(machine, {
    input: { cartId, paying: byCard(cardId), total: priced.cartSummary.totalPrice ?? 0, contents: contentsOf(priced), carried: null },
  });
  actor.start();
  return async () => submitScreen(await waitFor(actor, (snapshot) => submitScreen(snapshot).kind !== 'working'));
}

it('E-53 offers the next time when the kitchen needs longer, and places nothing (SUBMIT-09, -10, -13, OVERLAYS-50)', async () => {
  const screen = await submit({ ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T11:30' } });
  expect(await screen()).toEqual({ kind: 'offeringSlot', isPlacedAtOnce: true, ...unjudgedOffer('prepTime', '2026-11-20T12:00') });
  expect(world.orders.all()).toEqual([]);
});

it('SUBMIT-11 a declined card comes back to the form', async () => {
  expect(await (await submit(pickup, '4000000000000002'))()).toEqual({ kind: 'finished', as: 'declined' });
  expect(world.orders.all()).toEqual([]);
});

it('the card is forgotten once a token stands for it, and the token once the order is placed (PAYSTORED-20, C-34, C-92)', async () => {
  const { read } = vault;
  const ids = new Set<string>();
  vault.read = (id) => (ids.add(id), read(id));
  expect(await (await submit(pickup))()).toEqual({ kind: 'finished', as: 'placed' });
  vault.read = read;
  expect([...ids].map((id) => vault.read(id))).toEqual([null, null]);
});

it('finds the one order whose answer was lost', async () => {
  expect(await (await submit(pickup, '4000000000000341'))()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});

it('says that nothing was placed when the server failed before it did, after it has said so for a minute', async () => {
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'error500' });
  expect(await (await submit(pickup))()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  expect(world.orders.all()).toEqual([]);
});

it.each([
  [null, 'notPlaced'],
  ['cart.summary', 'unknown'],
] as const)(
  'says that online ordering is taking a short break where the order was answered with 503 (ERRORS-01), %s too',
  async (endpoint, kind) => {
    world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'error503' });
    if (endpoint !== null) world.faults.put(endpoint, { endpoint, kind: 'error503' });
    expect(await (await submit(pickup))()).toEqual({ kind, isMaintenance: true });
    expect(world.orders.all()).toEqual([]);
  },
);

it('says once that online ordering is taking a short break where the cart was not validated for that, and sends nothing (ERRORS-01, SUBMIT-01)', async () => {
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'error503' });
  expect(await (await submit(pickup))()).toEqual({ kind: 'notPlaced', isMaintenance: true });
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'error500' });
  expect(await (await submit(pickup))()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  expect(world.orders.all()).toEqual([]);
});

it.each([
  ['cart.gcs.error', { kind: 'serviceFailed', reasonCode: 'cart.gcs.error' }],
  ['cart.validation.giftcardsunavailable', { kind: 'serviceFailed', reasonCode: 'cart.validation.giftcardsunavailable' }],
  ['ps.cc.invalidcarddata', { kind: 'finished', as: 'declined' }],
])('takes %s for an answer at status 502 too, and asks nothing more (SUBMIT-11, -14, -15)', async (reasonCode, screen) => {
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'refused', status: 502, reasonCode });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  expect(await (await submit(pickup))()).toEqual(screen);
});

it.each([
  [502, 'ps.service.unavailable'],
  [408, 'gateway.timeout'],
  [425, 'gateway.early'],
  [429, 'gateway.limit'],
])('takes no other code for an answer at status %i: the server says what became of the order (SUBMIT-14)', async (status, reasonCode) => {
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'refused', status, reasonCode });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  expect(await (await submit(pickup))()).toEqual({ kind: 'unknown', isMaintenance: false });
});

it.each([
  [502, 'ps.payment.failed', null],
  [503, 'gateway.error', null],
  [429, 'gateway.limit', null],
  [429, 'ps.cc.invalidcarddata', { kind: 'declined', result: 'PAYMENT_ERROR' }],
  [502, 'ps.cc.invalidcarddata', { kind: 'declined', result: 'PAYMENT_ERROR' }],
  [402, 'ps.payment.failed', { kind: 'declined', result: 'PAYMENT_ERROR' }],
] as const)(
  'the result of a payment at status %i with %s is an answer only where the code is one (SUBMIT-11, GEN-18, decision 005)',
  (status, reasonCode, result) => {
    const details = [{ name: 'paymentResult', value: 'PAYMENT_ERROR' }];
    expect(definiteResultOf(new ApiError({ kind: 'broken', endpoint: 'cart.submit', status, reasonCode, details }))).toEqual(result);
  },
);

it.each(['error.token', 'error.authentication'])(
  'a 401 with the reason %s says for certain that nothing was placed, and asks nothing more (ERRORS-02)',
  async (reasonCode) => {
    world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'refused', status: 401, reasonCode });
    world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
    expect(await (await submit(pickup))()).toEqual({ kind: 'finished', as: 'unauthorized' });
    expect(world.orders.all()).toEqual([]);
  },
);
