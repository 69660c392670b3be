import { QueryClient } from '@tanstack/react-query';
import { defaultConfig } from '#domain/config/config.ts';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { contentsOf } from '#domain/cart/contents.ts';
import { createRequest } from '#domain/cart/create.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { discountsApi } from '#src/api/discounts.ts';
import { orderApi, pricedCart } from '#src/api/order.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { droppingPorts } from '#src/flows/submit/dropping.ports.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { submitPorts } from '#src/flows/submit/submit.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const { signal } = new AbortController();

/** An order with codes that are gone when it is placed. */
async function submitWith(code: string) {
  const { call, vault } = testDependencies(world);
  const cart = cartApi(call);
  const { cartId } = await cart.create(createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
  await cart.add(cartId, plainLine('101012', 'Soup'), signal);
  await cart.saveDetails(
    cartId,
    { customer: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' } },
    signal,
  );
  await discountsApi(call).apply(cartId, { code, isReward: false }, false, 'change-1', signal);
  const priced = await orderApi(call).price({ cartId, isFirstCheckout: true }, signal);
  const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };
  const queryClient = new QueryClient();
  queryClient.setQueryData(pricedCart(cartId).queryKey, priced);
  const lock = createTabLock({ locks: memoryLocks(), storage: memoryStorage(), clock: world.clock });
  const noteRemoved = vi.fn<(cartId: string, code: string) => void>();
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
  const dropping = droppingPorts({ call, queryClient, untilSubmitted: () => Promise.resolve(false), noteRemoved, announceChange });
  const actor = createActor(submitMachine.provide({ actors: { ...ports, ...dropping, pause: waitingPorts(world.clock).pause } }), {
    input: {
      cartId,
      paying: byCard(vault.keep(cardAsSecret(card))),
      total: priced.cartSummary.totalPrice ?? 0,
      contents: contentsOf(priced),
      carried: null,
    },
  });
  const failures: unknown[] = [];
  actor.on('submit.failed', ({ outcome, reasonCode }) => failures.push([outcome, reasonCode]));
  actor.start();
  const screen = async () => submitScreen(await waitFor(actor, (snapshot) => submitScreen(snapshot).kind !== 'working'));
  return { actor, cartId, screen, failures, noteRemoved, announceChange };
}

it.each(['dropped', 'lostAnswer'] as const)(
  'a discount that an order is refused for is named; its removal leads back to the form with another total, after %s too (DISC-02, DISC-07)',
  async (kind) => {
    const { actor, cartId, screen, failures, noteRemoved, announceChange } = await submitWith('LASTCALL');
    expect(await screen()).toEqual({ kind: 'discountRefused', code: 'LASTCALL', isUndropped: false });
    expect(failures).toEqual([['discountRefused', 'Discounts.expired']]);
    expect(world.orders.all()).toEqual([]);
    world.faults.put('cart.discountsRemove', { endpoint: 'cart.discountsRemove', kind });
    actor.send({ type: 'discount.dropped' });
    expect(await screen()).toEqual({ kind: 'discountRefused', code: 'LASTCALL', isUndropped: true });
    world.faults.clear();
    actor.send({ type: 'discount.dropped' });
    expect(await screen()).toEqual({ kind: 'finished', as: 'left' });
    expect(world.carts.get(cartId)?.discountCodes).toEqual([]);
    const noted = [cartId, 'LASTCALL'];
    expect(noteRemoved.mock.calls).toEqual(kind === 'dropped' ? [noted, noted] : [noted]);
    expect(announceChange).toHaveBeenCalledTimes(2);
  },
);

it('where the server does not name the discount, all of them are taken out (DISC-07)', async () => {
  const reasonCode = 'Discounts.itemsNotEligibleForTheDiscount';
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'refused', status: 422, reasonCode });
  const { actor, cartId, screen } = await submitWith('WELCOME5');
  expect(await screen()).toEqual({ kind: 'discountRefused', code: null, isUndropped: false });
  world.faults.clear();
  actor.send({ type: 'discount.dropped' });
  expect(await screen()).toEqual({ kind: 'finished', as: 'left' });
  expect(world.carts.get(cartId)?.discountCodes).toEqual([]);
});
