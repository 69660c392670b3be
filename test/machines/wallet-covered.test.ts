import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';

it('a wallet is not opened where gift cards pay for all of it (ALLOC-06)', async () => {
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
    input: { cartId: 'cart-1', cafeId: '203', takesTip: false },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'total.changed', total: 2500, tip: 0 });
  actor.send({ type: 'giftCard.toggled', id: 'gift.1' });
  actor.subscribe({ error: () => {} });
  actor.send({ type: 'addition.requested', kind: 'applePay' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { choosing: 'covered' } });
});
