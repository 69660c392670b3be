import { QueryClient } from '@tanstack/react-query';
import { defaultConfig } from '#domain/config/config.ts';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createRequest } from '#domain/cart/create.ts';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import { contentsOf } from '#domain/cart/contents.ts';
import type { Paying } from '#domain/payment/paying.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { byCard, byNothing } from '#model-tests/samples/paying.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { orderApi } from '#src/api/order.ts';
import { giftCardAsSecret } from '#src/api/gift-card-secret.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import '#src/text/lazy/submit.ts';
import { reasonText } from '#src/text/text.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { droppingPorts } from '#src/flows/submit/dropping.ports.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { submitPorts } from '#src/flows/submit/submit.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { giftLine, promotionalLine } from '#test/kit/gift-line.ts';
import { ten } from '#test/kit/payment.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const { signal } = new AbortController();
const byGiftCard = (id: string): Paying => ({ ...byNothing, giftCards: [{ id, balance: 10_00, isBonus: false }] });
const refuse = (endpoint: string, reasonCode: string) => world.faults.put(endpoint, { endpoint, kind: 'refused', status: 409, reasonCode });
const soup = plainLine('101012', 'Soup');
const unavailable = 'cart.validation.giftcardsunavailable';

/** An order of these lines. */
async function submitOf(lines: readonly CartLineRequest[], isPaidByGiftCard = false) {
  const { call, vault } = testDependencies(world);
  const cart = cartApi(call);
  const { cartId } = await cart.create(createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
  for (const line of lines) await cart.add(cartId, line, signal);
  const customer = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };
  await cart.saveDetails(cartId, { customer }, signal);
  const priced = await orderApi(call).price({ cartId, isFirstCheckout: true }, signal);
  // As after a reload: nothing is in it.
  const queryClient = new QueryClient();
  const lock = createTabLock({ locks: memoryLocks(), storage: memoryStorage(), clock: world.clock });
  const announceChange = vi.fn<() => void>();
  const ports = submitPorts({
    call,
    queryClient,
    vault,
    clock: world.clock,
    config: defaultConfig,
    tabStorage: memoryStorage(),
    submissions: createSubmissions(memoryStorage()),
    lock,
    timeObstacle: () => Promise.resolve(null),
    offerFor: (_, slot) => Promise.resolve(slot),
    onSent: () => {},
    onPlaced: () => {},
  });
  const dropping = droppingPorts({
    call,
    queryClient,
    untilSubmitted: () => Promise.resolve(false),
    noteRemoved: () => {},
    announceChange,
  });
  const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };
  const actor = createActor(submitMachine.provide({ actors: { ...ports, ...dropping, pause: waitingPorts(world.clock).pause } }), {
    input: {
      cartId,
      carried: null,
      paying: isPaidByGiftCard ? byGiftCard(vault.keep(giftCardAsSecret(ten))) : byCard(vault.keep(cardAsSecret(card))),
      total: priced.cartSummary.totalPrice ?? 0,
      contents: contentsOf(priced),
    },
  });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const screen = async () => submitScreen(await waitFor(actor, (snapshot) => submitScreen(snapshot).kind !== 'working'));
  return { actor, cartId, screen, emitted, announceChange };
}

it.each([
  ['cart.gcs.error', [soup, giftLine(25_00)]],
  [unavailable, [soup]],
  [unavailable, [soup, promotionalLine]],
])('where the gift card service answers %s, the guest tries again, and one order is placed (SUBMIT-14, SUBMIT-15)', async (code, lines) => {
  refuse('cart.submit', code);
  const { actor, screen, emitted } = await submitOf(lines);
  expect(await screen()).toEqual({ kind: 'serviceFailed', reasonCode: code });
  expect(emitted).toEqual([{ type: 'submit.failed', outcome: 'serviceFailed', reasonCode: code }]);
  expect(world.orders.all()).toEqual([]);
  world.faults.clear();
  actor.send({ type: 'submit.retried' });
  expect(await screen()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});

it('E-54 a cart of e-gift cards only leads home, and nothing was ordered (SUBMIT-16)', async () => {
  refuse('cart.submit', unavailable);
  const { actor, screen, emitted } = await submitOf([giftLine(25_00), giftLine(10_00)]);
  expect(await screen()).toEqual({ kind: 'onlyGiftCards' });
  actor.send({ type: 'home.opened' });
  expect(emitted.at(-1)).toEqual({ type: 'home.opened' });
  expect(world.orders.all()).toEqual([]);
});

it.each(['cart.submit', 'cart.validate'])(
  'E-54 of a mixed cart refused by %s the e-gift card goes out; the soup and the promotional card stay (SUBMIT-17)',
  async (endpoint) => {
    refuse(endpoint, unavailable);
    const { actor, cartId, screen, announceChange } = await submitOf([soup, giftLine(25_00), promotionalLine]);
    expect(await screen()).toEqual({ kind: 'mixedCart', isUndropped: false });
    world.faults.clear();
    world.faults.put('cart.remove', { endpoint: 'cart.remove', kind: 'dropped' });
    actor.send({ type: 'giftCards.dropped' });
    expect(await screen()).toEqual({ kind: 'mixedCart', isUndropped: true });
    world.faults.clear();
    actor.send({ type: 'giftCards.dropped' });
    expect(await screen()).toEqual({ kind: 'finished', as: 'left' });
    expect(world.carts.get(cartId)?.lines.map(({ asked }) => asked.itemId)).toEqual(['101012', '900002']);
    expect(announceChange).toHaveBeenCalledTimes(1);
    expect(world.orders.all()).toEqual([]);
  },
);

it('a cart that cannot be read is said to be refused by the gift card service, and no more (SUBMIT-15)', async () => {
  refuse('cart.submit', unavailable);
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  const { screen } = await submitOf([soup, giftLine(25_00)]);
  expect(await screen()).toEqual({ kind: 'serviceFailed', reasonCode: unavailable });
  expect(world.orders.all()).toEqual([]);
});

it('a gift card cannot pay for a gift card: the order is refused with words for it, and nothing is charged (GIFTCARD-11)', async () => {
  const { screen } = await submitOf([giftLine(5_00)], true);
  expect(await screen()).toEqual({ kind: 'refused', reasonCode: 'payments.giftcard.egift', lastFour: null, limit: null });
  expect(reasonText('payments.giftcard.egift')).toMatch(/^A gift card can’t pay for a gift card\. You haven’t been charged\./);
  expect(world.orders.all()).toEqual([]);
  expect(world.giftSpending.all()).toEqual([]);
});
