import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { lazyActor } from '#machines/kit/lazy.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';
import { largeCard, typedGift, visa } from '#model-tests/samples/paying.ts';

const stored: LoadStoredResult = {
  kind: 'loaded',
  methods: [visa],
  added: [],
  giftCards: [largeCard],
  hasGiftCardTipping: false,
  canSave: true,
  canPayByPhone: false,
  hasFailed: false,
  former: { methodId: null, giftCardIds: [largeCard.id] },
  lost: [],
};

/** The payment of a cart, whose reads of what is stored end when they are answered. */
function openPayment() {
  const reads: PromiseWithResolvers<LoadStoredResult>[] = [];
  const loadStored = fromPromise<LoadStoredResult, LoadStoredInput>(() => {
    const read = Promise.withResolvers<LoadStoredResult>();
    reads.push(read);
    return read.promise;
  });
  const actor = createActor(
    paymentSelectionMachine.provide({ actors: { loadStored, giftCard: lazyActor('giftCard', () => Promise.resolve(giftCardMachine)) } }),
    {
      input: { cartId: 'cart-1', cafeId: '203' },
    },
  ).start();
  actor.send({ type: 'total.changed', total: 1000, tip: 0 });
  return {
    actor,
    reads,
    screen: () => paymentSelectionScreen(actor.getSnapshot()),
    async read(result: LoadStoredResult | null) {
      if (result === null) reads.at(-1)?.reject(new Error('No answer.'));
      else reads.at(-1)?.resolve(result);
      await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
    },
  };
}

it('gift cards that an order is refused for while payments are read pay nothing afterwards (GIFTCARD-11)', async () => {
  const { actor, screen, read } = openPayment();
  actor.send({ type: 'giftCards.refused' });
  await read(stored);
  expect(screen()).toMatchObject({ giftCards: [{ isOff: true, isChosen: false, isOfUse: false }], open: 1000, news: 'dropped' });
  // Once payments are read anew, they can be chosen.
  actor.send({ type: 'stored.retried' });
  await read(stored);
  expect(screen()).toMatchObject({ giftCards: [{ isOfUse: true }] });
  expect(screen()).not.toMatchObject({ giftCards: [{ isOff: true }] });
});

it('a gift card that is typed while another person arrives stays in its dialog, and everything is read again once that is closed (GIFTCARD-12)', async () => {
  const { actor, reads, screen, read } = openPayment();
  await read({ ...stored, giftCards: [], former: null });
  actor.send({ type: 'addition.requested', kind: 'giftCard' });
  const dialog = actor.getSnapshot().children.giftCard;
  actor.send({ type: 'payment.reloaded', cafeId: '204' });
  expect(screen()).toMatchObject({ kind: 'adding', adding: 'giftCard' });
  expect(actor.getSnapshot().children.giftCard).toBe(dialog);
  expect(reads).toHaveLength(1);
  actor.send({ type: 'addition.left' });
  expect(screen()).toEqual({ kind: 'loading' });
  expect([reads.length, actor.getSnapshot().context.cafeId]).toEqual([2, '204']);
  await read({ ...stored, giftCards: [], former: null });
  expect(screen()).toMatchObject({ kind: 'choosing', methodId: visa.id });
});

it('the dialog of a PIN ends where an order is refused for one, which is then asked for anew (GIFTCARD-11)', async () => {
  const { actor, screen, read } = openPayment();
  await read({ ...stored, giftCards: [{ ...typedGift, needsPin: true }], former: null });
  actor.send({ type: 'addition.requested', kind: 'giftCard', pinOf: typedGift.id });
  actor.send({ type: 'payment.reloaded', cafeId: '203', pinOf: typedGift.id });
  expect(screen()).toEqual({ kind: 'loading' });
  await read({ ...stored, giftCards: [{ ...typedGift, needsPin: true }], former: null });
  expect(screen()).toMatchObject({ kind: 'adding', adding: 'giftCard' });
});
