import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import { NEW_CARD } from '#domain/payment/offered.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';
import { typedGift } from '#model-tests/samples/paying.ts';

const lost = [{ kind: 'giftCard', lastFour: '7890' }] as const;
const loaded: LoadStoredResult = {
  kind: 'loaded',
  methods: [],
  added: [],
  giftCards: [{ ...typedGift, lastFour: '5150', balance: 1000 }],
  hasGiftCardTipping: false,
  canSave: false,
  canPayByPhone: true,
  hasFailed: false,
  former: { methodId: NEW_CARD, giftCardIds: ['lost'] },
  lost,
};

async function reloaded() {
  const loadStored = fromPromise<LoadStoredResult, LoadStoredInput>(() => Promise.resolve(loaded));
  const input = { cartId: 'cart-1', cafeId: '203' };
  const actor = createActor(paymentSelectionMachine.provide({ actors: { loadStored } }), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'total.changed', total: 2500, tip: 0 });
  return actor;
}

it.for([NEW_CARD, BY_PHONE])(
  'A gift card that went with a reload is asked for until the guest chooses what pays for all: %s (CHECKOUT-05)',
  async (id) => {
    const actor = await reloaded();
    // Of what was chosen before the reload the guest knows nothing.
    expect(paymentSelectionScreen(actor.getSnapshot())).toMatchObject({ open: 0, lost });
    actor.send({ type: 'method.selected', id });
    expect(paymentSelectionScreen(actor.getSnapshot())).toMatchObject({ open: 0, lost: [] });
    actor.stop();
  },
);
