import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';
import { typedGift } from '#model-tests/samples/paying.ts';

const loaded: LoadStoredResult = {
  kind: 'loaded',
  methods: [],
  added: [],
  giftCards: [typedGift],
  hasGiftCardTipping: false,
  canSave: false,
  canPayByPhone: false,
  hasFailed: false,
  former: { methodId: 'new', giftCardIds: [typedGift.id] },
  lost: [],
};

it('a gift card whose PIN was refused pays nothing, and its PIN is asked for, also where the payments cannot be read anew (GIFTCARD-11)', async () => {
  let reads = 0;
  const loadStored = fromPromise<LoadStoredResult, LoadStoredInput>(() =>
    (reads += 1) === 1 ? Promise.resolve(loaded) : Promise.reject(new Error('No code came.')),
  );
  const input = { cartId: 'cart-1', cafeId: '203' };
  const actor = createActor(paymentSelectionMachine.provide({ actors: { loadStored } }), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'total.changed', total: 1000, tip: 0 });
  expect(actor.getSnapshot().context.choice.giftCardIds).toEqual([typedGift.id]);
  actor.send({ type: 'payment.reloaded', cafeId: '203', pinOf: typedGift.id });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  expect(context).toMatchObject({ pinOf: typedGift.id, adding: 'giftCard', choice: { giftCardIds: [] } });
  expect(paymentSelectionScreen(actor.getSnapshot())).toMatchObject({ giftCards: [{ needsPin: true, isChosen: false, isOfUse: false }] });
  actor.stop();
});
