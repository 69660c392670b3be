import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { failedPaymentFrom, failedPayments, paymentResults } from '#domain/payment/result.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { byCard } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { orderApi } from '#src/api/order.ts';
import { actors } from '#src/app/actors.ts';
import { createApp } from '#src/app/create-app.ts';
import { knownFeatures } from '#src/app/known-features.ts';
import { forgetPaid, giveUpPayment } from '#src/flows/submit/abandoned-payment.effects.ts';
import { showPlacedOrder } from '#src/flows/cart/cart-notices.effects.ts';
import { emptyCard } from '#src/flows/card/card-form.ts';
import { createCardKeeper } from '#src/flows/card/kept-card.ts';
import { keepDraft } from '#src/flows/card/kept-draft.ts';
import { CHOICE_KEY, vaultIds } from '#src/flows/kit/payment-keys.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { visit } from '#test/kit/live.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { cartIdOf, cartOf, checkoutOf, openCheckout, startCart, storeOrder } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const APPROVED = '4111111111111111';
const DECLINED = '4000000000000002';
const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  goGreen: false,
  parkingSpot: '',
};

/** A guest at the checkout of a cart with a soup. */
async function atCheckout() {
  const plain = testDependencies(world);
  const calls: string[] = [];
  const bodies: { name: string; submissionId: unknown }[] = [];
  let beforeCall: (name: string) => void = () => {};
  const faults: string[] = [];
  const call: typeof plain.call = (described, asked) => {
    calls.push(described.name);
    bodies.push({ name: described.name, submissionId: (bodyOf(asked) as { submissionId?: unknown } | undefined)?.submissionId });
    beforeCall(described.name);
    return plain.call(described, asked);
  };
  const deps = { ...plain, call, locks: memoryLocks(), report: ({ source }: { source: string }) => void faults.push(source) };
  storeOrder(deps.sharedStorage, { order: pickup });
  const { app } = createApp(deps, { ...visit, isContinuedGuest: true, hasSeenWelcome: true });
  app.start();
  await knownFeatures(app);
  await startCart(app);
  app.send({ type: 'line.added', line: plainLine('101012', 'Soup', 2) });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  const cartId = must(cartIdOf(app), 'cartId');
  openCheckout(app);
  await running(checkoutOf(app));
  const keepCard = createCardKeeper(deps.vault);
  const checkout = () => must(runningActor(checkoutOf(app)), 'checkout');
  return {
    deps,
    cartId,
    faults,
    app,
    checkout,
    canceled: () => calls.filter((name) => name === 'cart.cancelPayment').length,
    setBeforeCall: (before: typeof beforeCall) => void (beforeCall = before),
    /** The submissions that were named in calls of this name. */
    submissionsIn: (name: string) => bodies.filter((each) => each.name === name).map(({ submissionId }) => submissionId),
    /** The order of the calls that begin a payment, and of those that give one up. */
    payments: () => calls.filter((name) => name === 'cart.submit' || name === 'cart.cancelPayment'),
    async pay(creditCardNumber: string) {
      await waitFor(checkout(), (snapshot) => snapshot.matches('filling'));
      const card = { creditCardNumber, cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };
      checkout().send({ type: 'form.submitted', form, paying: byCard(keepCard(cardAsSecret(card))) });
    },
    seen: () => waitFor(checkout(), (snapshot) => snapshot.matches({ filling: 'declined' })).then(checkoutScreen),
    leave: () => actors(app).order.send({ type: 'checkout.left' }),
    isAt: (stage: 'inProgress' | 'orderConfirmation') => waitFor(actors(app).order, (snapshot) => snapshot.matches(stage)),
  };
}
const untyped = { card: emptyCard, isSaved: false };
const soon = () => new Promise((resolve) => setImmediate(resolve));
/** Long enough for a call that should not be made. */
async function aWhile() {
  for (let turns = 0; turns < 50; turns += 1) await soon();
}

it('CHECKOUT-07 leaving the checkout gives up a payment that was begun and placed nothing, once (C-36)', async () => {
  const guest = await atCheckout();
  await guest.pay(DECLINED);
  await guest.seen();
  expect(guest.canceled()).toBe(0);
  guest.leave();
  await vi.waitFor(() => expect(guest.canceled()).toBe(1));
  openCheckout(guest.app);
  await running(checkoutOf(guest.app));
  guest.leave();
  await guest.isAt('inProgress');
  await aWhile();
  expect(guest.canceled()).toBe(1);
});

it('CHECKOUT-07 another typed card gives up the former payment, before it begins its own (C-36)', async () => {
  const guest = await atCheckout();
  await guest.pay(DECLINED);
  await guest.seen();
  await guest.pay(APPROVED);
  await guest.isAt('orderConfirmation');
  expect(guest.payments()).toEqual(['cart.submit', 'cart.cancelPayment', 'cart.submit']);
  expect(world.orders.all()).toHaveLength(1);
});

it('CHECKOUT-07 the same card, pressed once more, is no other way to pay (C-36)', async () => {
  const guest = await atCheckout();
  await guest.pay(DECLINED);
  await guest.seen();
  await guest.pay(DECLINED);
  await vi.waitFor(() => expect(guest.payments()).toEqual(['cart.submit', 'cart.submit']));
});

it('CHECKOUT-07 a payment that is given up late is the former one: the next is not touched, and places the order (C-36)', async () => {
  const guest = await atCheckout();
  await guest.pay(DECLINED);
  await guest.seen();
  world.faults.put('cart.cancelPayment', { endpoint: 'cart.cancelPayment', kind: 'lateCommit' });
  guest.setBeforeCall((name) => name === 'cart.submit' && world.runLate());
  await guest.pay(APPROVED);
  await guest.isAt('orderConfirmation');
  const [former, next] = guest.submissionsIn('cart.submit');
  expect(guest.submissionsIn('cart.cancelPayment')).toEqual([former]);
  expect(next).not.toBe(former);
  expect(world.givenUp.all()).toEqual([{ submissionId: former }]);
});

it('CHECKOUT-07 a submission that was given up is charged and placed no more, whenever its call arrives (C-36)', async () => {
  const guest = await atCheckout();
  const { cartId, deps } = guest;
  createSubmissions(deps.sharedStorage).write({ cartId, submissionId: 'one', sentAt: '2026-11-20T17:30:00Z', outcome: 'notPlaced' });
  await giveUpPayment(cartId, deps);
  const late = orderApi(deps.call).submit({ cartId, submissionId: 'one', total: 0, payment: null }, new AbortController().signal);
  await expect(late).rejects.toMatchObject({ status: 402 });
  expect(world.orders.all()).toEqual([]);
});

it('CHECKOUT-07 a placed order keeps its payment, and a checkout without one has none to give up', async () => {
  const guest = await atCheckout();
  guest.leave();
  await guest.isAt('inProgress');
  openCheckout(guest.app);
  await running(checkoutOf(guest.app));
  await guest.pay(APPROVED);
  await guest.isAt('orderConfirmation');
  await giveUpPayment(guest.cartId, guest.deps);
  await aWhile();
  expect(guest.canceled()).toBe(0);
});

it('CHECKOUT-07 nothing is given up while it is not known what came of the payment', async () => {
  const guest = await atCheckout();
  const submissions = createSubmissions(guest.deps.sharedStorage);
  submissions.write({ cartId: guest.cartId, submissionId: 'one', sentAt: '2026-11-20T17:30:00Z', outcome: 'open' });
  await giveUpPayment(guest.cartId, guest.deps);
  expect(guest.canceled()).toBe(0);
});

it('CHECKOUT-07 two tabs that leave at once give up one payment', async () => {
  const { deps, cartId, canceled } = await atCheckout();
  createSubmissions(deps.sharedStorage).write({ cartId, submissionId: 'one', sentAt: '2026-11-20T17:30:00Z', outcome: 'notPlaced' });
  await Promise.all([giveUpPayment(cartId, deps), giveUpPayment(cartId, deps)]);
  expect(canceled()).toBe(1);
});

it('C-36 a payment that cannot be given up shows nothing, and its failure is emitted', async () => {
  const { deps, cartId } = await atCheckout();
  createSubmissions(deps.sharedStorage).write({ cartId, submissionId: 'one', sentAt: '2026-11-20T17:30:00Z', outcome: 'notPlaced' });
  world.faults.put('cart.cancelPayment', { endpoint: 'cart.cancelPayment', kind: 'error500' });
  const trackEvent = vi.fn<typeof deps.trackEvent>();
  await giveUpPayment(cartId, { ...deps, trackEvent });
  expect(trackEvent.mock.calls).toEqual([['apifailed', expect.objectContaining({ endpoint: 'cart.cancelPayment', status: 500 })]]);
});

it.each(['error500', 'error401', 'error503', 'dropped', 'malformed'] as const)(
  'CHECKOUT-07 a payment that cannot be given up (%s) is in the way of nothing',
  async (kind) => {
    const guest = await atCheckout();
    world.faults.put('cart.cancelPayment', { endpoint: 'cart.cancelPayment', kind });
    await guest.pay(DECLINED);
    await guest.seen();
    await guest.pay(APPROVED);
    await guest.isAt('orderConfirmation');
    expect(guest.faults).toEqual(['cart.cancelPayment']);
    expect(guest.app.getSnapshot().children.overlays?.getSnapshot().context.stack).toEqual([]);
  },
);

it('CHECKOUT-07 the next payment waits only a while for a former one that nothing is heard of, whose call ends before it (decision 005)', async () => {
  const guest = await atCheckout();
  const { cartId, deps } = guest;
  createSubmissions(deps.sharedStorage).write({ cartId, submissionId: 'one', sentAt: '2026-11-20T17:30:00Z', outcome: 'notPlaced' });
  const canceling: (AbortSignal | undefined)[] = [];
  const call: typeof deps.call = (_, { signal }) => {
    canceling.push(signal);
    return new Promise(() => {});
  };
  await giveUpPayment(cartId, { ...deps, call });
  expect(canceling.map((signal) => signal?.aborted)).toEqual([true]);
  expect(createSubmissions(deps.sharedStorage).read(cartId)?.isGivenUp).toBe(true);
});

it.each([
  [DECLINED, 'DECLINED'],
  ['4000000000000259', 'PAYMENT_ERROR'],
  ['4000000000000267', 'PAYMENT_FAILED'],
  ['4000000000000275', 'CANCELED'],
])('GEN-18 a payment with card %s comes back as %s: nothing is placed, and the form says so', async (number, result) => {
  const guest = await atCheckout();
  await guest.pay(number);
  expect(await guest.seen()).toMatchObject({ kind: 'filling', trouble: 'declined', declined: { result } });
  expect(world.orders.all()).toEqual([]);
});

it('GEN-18 the results of a payment: one is completed, any other failed, and another word is none of them', () => {
  expect(paymentResults).toEqual(['PAYMENT_COMPLETED', 'DECLINED', 'PAYMENT_ERROR', 'PAYMENT_FAILED', 'CANCELED']);
  expect(failedPayments.map(failedPaymentFrom)).toEqual(failedPayments);
  expect(['PAYMENT_COMPLETED', 'canceled', null, 3].map(failedPaymentFrom)).toEqual([null, null, null, null]);
});

describe('what pays for an order that is found later is a secret no more (SESSION-17, decision 005)', () => {
  async function leftUndecided() {
    const guest = await atCheckout();
    guest.setBeforeCall((name) => {
      if (name !== 'cart.submit') return;
      world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lostAnswer' });
      world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'error500' });
    });
    await guest.pay(APPROVED);
    await vi.waitFor(() => expect(guest.checkout().getSnapshot().children.submit?.getSnapshot().matches('unknown')).toBe(true));
    const { vault, sharedStorage } = guest.deps;
    keepDraft(guest.cartId, untyped, vault);
    expect(vault.read(vaultIds.token)).not.toBeNull();
    return {
      guest,
      vault,
      submissions: createSubmissions(sharedStorage),
      held: () => [vaultIds.token, vaultIds.card].filter((id) => vault.read(id) !== null),
    };
  }

  it('by another tab, as this one leaves the checkout', async () => {
    const { guest, submissions, held } = await leftUndecided();
    submissions.write({ ...must(submissions.read(guest.cartId), 'submission'), outcome: 'placed' });
    guest.leave();
    await vi.waitFor(() => expect(held()).toEqual([]));
  });

  it('but not the card that was typed for another cart meanwhile', async () => {
    const { guest, vault, submissions, held } = await leftUndecided();
    keepDraft('another', untyped, vault);
    submissions.write({ ...must(submissions.read(guest.cartId), 'submission'), outcome: 'placed' });
    guest.leave();
    await vi.waitFor(() => expect(held()).toEqual([vaultIds.card]));
  });

  it('but not what was chosen to pay for another cart before this page was loaded', async () => {
    const { guest, vault, held } = await leftUndecided();
    vault.forget(vaultIds.choice);
    const { tabStorage } = guest.deps;
    const choice = { methodId: 'new', giftCardIds: [] };
    tabStorage.setItem(CHOICE_KEY, JSON.stringify({ cartId: 'another', choice, lost: [] }));
    forgetPaid(guest.cartId, guest.deps);
    expect(tabStorage.getItem(CHOICE_KEY)).toContain('another');
    expect(held()).toEqual([vaultIds.token]);
  });

  it('by a read of the cart, after the checkout was left', async () => {
    const { guest, held } = await leftUndecided();
    guest.leave();
    await guest.isAt('inProgress');
    await aWhile();
    expect(held()).toEqual([vaultIds.token, vaultIds.card]);
    const services = { ...guest.deps, actors: actors(guest.app), send: () => {} } as never;
    showPlacedOrder({ type: 'cart.foundPlaced', cartId: guest.cartId, isRenewed: false }, services);
    await vi.waitFor(() => expect(held()).toEqual([]));
  });
});
