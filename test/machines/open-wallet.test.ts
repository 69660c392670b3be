import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';

/** A choice of 25 dollars with Apple Pay and a gift card of 50 dollars at hand. */
async function openChoice() {
  const loadStored = fromPromise<LoadStoredResult, LoadStoredInput>(() =>
    Promise.resolve({
      kind: 'loaded',
      methods: [],
      added: [{ id: 'applePay', held: null }],
      giftCards: [{ id: 'gift.1', lastFour: '7731', balance: 5000, type: 'SVS', isAdded: false }],
      hasGiftCardTipping: false,
      canSave: false,
      canPayByPhone: false,
      hasFailed: false,
      former: null,
      lost: [],
    }),
  );
  const actor = createActor(paymentSelectionMachine.provide({ actors: { loadStored } }), {
    input: { cartId: 'cart-1', cafeId: '203' },
  }).start();
  actor.subscribe({ error: () => {} });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'total.changed', total: 2500, tip: 0 });
  return actor;
}

it('a wallet is not opened where gift cards pay for all of it (ALLOC-06)', async () => {
  const actor = await openChoice();
  actor.send({ type: 'giftCard.toggled', id: 'gift.1' });
  actor.send({ type: 'addition.requested', kind: 'applePay' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { choosing: 'covered' } });
});

it('an open wallet ends where another total comes, and stays open for the same one (PAYSTORED-17)', async () => {
  const actor = await openChoice();
  actor.send({ type: 'method.selected', id: 'applePay' });
  actor.send({ type: 'addition.requested', kind: 'applePay' });
  const { wallet } = actor.getSnapshot().children;
  expect(wallet?.getSnapshot()).toMatchObject({ status: 'active', input: { wallet: 'applePay', cents: 2500 } });
  actor.send({ type: 'total.changed', total: 2500, tip: 0 });
  expect(actor.getSnapshot().value).toBe('adding');
  actor.send({ type: 'total.changed', total: 3200, tip: 0 });
  expect(actor.getSnapshot()).toMatchObject({ value: { choosing: 'covered' }, children: {} });
  expect(wallet?.getSnapshot().status).toBe('stopped');
});
