import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { PriceCartInput, PriceCartResult, SaveCartInput, SaveCartResult } from '#machines/checkout/checkout.types.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';
import { delivery } from '#model-tests/samples/orders.ts';

/** A checkout where a tip of $2.00 is being saved, which then finds $1.00 less in the cart. */
async function saveTip() {
  const answer = Promise.withResolvers<SaveCartResult>();
  const loadStored = fromPromise<LoadStoredResult, LoadStoredInput>(() => new Promise(() => {}));
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        paymentSelection: paymentSelectionMachine.provide({ actors: { loadStored } }),
        priceCart: fromPromise<PriceCartResult, PriceCartInput>(() =>
          Promise.resolve({ kind: 'priced', total: 1294, tip: 0, tipPercent: 0, contents: 'soup' }),
        ),
        saveCart: fromPromise<SaveCartResult, SaveCartInput>(() => answer.promise),
      },
    }),
    { input: { cartId: 'cart-1', order: delivery } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('filling'));
  actor.send({ type: 'tip.chosen', tip: 200, percent: null });
  return {
    change: (isOwn: boolean) => actor.send({ type: 'cart.changed', isOwn }),
    async saved() {
      answer.resolve({ kind: 'saved', total: 1394, tip: 200, tipPercent: null, contents: 'soup' });
      await waitFor(actor, (snapshot) => snapshot.matches('filling'));
      return checkoutScreen(actor.getSnapshot());
    },
  };
}

it.each([
  ['while another is saved', []],
  ['while the price is worked out anew', [{ type: 'cart.changed', isOwn: true }]],
] as const)('of two tips, the latest is saved and shown: one that is chosen %s (CART-10)', async (_, before) => {
  const asked: { readonly tip: number; readonly answer: PromiseWithResolvers<SaveCartResult> }[] = [];
  let prices = 0;
  const loadStored = fromPromise<LoadStoredResult, LoadStoredInput>(() => new Promise(() => {}));
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        paymentSelection: paymentSelectionMachine.provide({ actors: { loadStored } }),
        priceCart: fromPromise<PriceCartResult, PriceCartInput>(() =>
          prices++ === 0
            ? Promise.resolve({ kind: 'priced', total: 1294, tip: 0, tipPercent: 0, contents: 'soup' })
            : new Promise(() => {}),
        ),
        saveCart: fromPromise<SaveCartResult, SaveCartInput>(({ input }) => {
          const answer = Promise.withResolvers<SaveCartResult>();
          asked.push({ tip: input.tipChoice.tip, answer });
          return answer.promise;
        }),
      },
    }),
    { input: { cartId: 'cart-1', order: delivery } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('filling'));
  if (before.length === 0) actor.send({ type: 'tip.chosen', tip: 200, percent: null });
  for (const event of before) actor.send(event);
  actor.send({ type: 'tip.chosen', tip: 500, percent: null });
  expect(checkoutScreen(actor.getSnapshot())).toMatchObject({ tip: 500, busy: 'savingTip' });
  for (const { tip, answer } of asked) answer.resolve({ kind: 'saved', total: 1294 + tip, tip, tipPercent: null, contents: 'soup' });
  await waitFor(actor, (snapshot) => snapshot.matches('filling'));
  expect(asked.at(-1)?.tip).toBe(500);
  expect(checkoutScreen(actor.getSnapshot())).toMatchObject({ tip: 500, total: 1794, trouble: null });
});

it('a code that the guest applies while a tip is saved is their own change of the total', async () => {
  const { change, saved } = await saveTip();
  change(true);
  expect(await saved()).toMatchObject({ trouble: 'repriced', isOwnChange: true, total: 1394, formerTotal: 1294 });
});

it('a cart that another tab changes while a tip is saved has a total to agree to', async () => {
  const { change, saved } = await saveTip();
  change(true);
  change(false);
  expect(await saved()).toMatchObject({ trouble: 'totalChanged' });
});

it('a cart that another tab changes before the guest does, while a tip is saved, has a total to agree to (SUBMIT-01)', async () => {
  const { change, saved } = await saveTip();
  change(false);
  change(true);
  expect(await saved()).toMatchObject({ trouble: 'totalChanged' });
});

it('an own change before a tip says nothing of what is found with the tip', async () => {
  const { saved } = await saveTip();
  expect(await saved()).toMatchObject({ trouble: 'totalChanged' });
});
