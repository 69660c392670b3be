import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { endPhonePayment, phonePayment } from '#contract/phone-payment.ts';
import { submitCart } from '#contract/submit.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import type { OpenSubmissionInput, OpenSubmissionResult, PrepareInput, PrepareResult } from '#machines/submit/submit.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { byPhone } from '#model-tests/samples/paying.ts';
import { donationsApi } from '#src/api/donations.ts';
import { callIds, callOf, onThePhone, openByPhone, payByPhone } from '#test/kit/by-phone.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

/** The ports before a payment; the last never answers. */
const answers = {
  pause: fromPromise<void, { ms: number }>(() => Promise.resolve()),
  openSubmission: fromPromise<OpenSubmissionResult, OpenSubmissionInput>(() =>
    Promise.resolve({ kind: 'opened', submissionId: 'submission-1' }),
  ),
  prepare: fromPromise<PrepareResult, PrepareInput>(() => new Promise(() => {})),
};

const refuseOrder = () =>
  world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'refused', status: 422, reasonCode: 'cart.validation.items' });

it('is offered only where it is configured (SUBMIT-18)', async () => {
  const tab = await openPayingBrowser(world).openTab();
  expect(tab.split().canPayByPhone).toBe(false);
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(tab.split().methodId).toBe('new');
});

it('an order that is paid by phone is sent without another payment (SUBMIT-03, SUBMIT-18, SUBMIT-19)', async () => {
  const { browser, tab, total } = await openByPhone(world);
  expect(await tab.placeOrder()).toBe('placed');
  expect(browser.bodiesOf('payments.token')).toEqual([]);
  expect(browser.bodiesOf(submitCart.name)).toHaveLength(1);
  expect(browser.bodiesOf(submitCart.name)[0]).not.toHaveProperty('payment');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
});

it('a payment by phone that fails says why, charges nothing, and leads to another way to pay (SUBMIT-18)', async () => {
  const { tab, total } = await openByPhone(world);
  expect(await tab.placeOrder(false, '(217) 555-0199')).toBe('calling');
  expect(tab.phone()).toMatchObject({ kind: 'failed', message: 'Your bank didn’t accept this card.', isRefused: false });
  tab.call({ type: 'call.left' });
  expect(await tab.ended()).toBe('filling');
  await vi.waitUntil(() => tab.payment.getSnapshot().matches('choosing'));
  tab.payment.send({ type: 'method.selected', id: 'new' });
  expect(await tab.placeOrder()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`VISA 1111 ${total}`]);
});

it('a call that failed is ended before another way to pay (SUBMIT-18)', async () => {
  const { browser, tab } = await openByPhone(world);
  await tab.placeOrder(false, '(217) 555-0199');
  tab.call({ type: 'call.left' });
  expect(await tab.ended()).toBe('filling');
  expect(browser.bodiesOf(endPhonePayment.name)).toMatchObject([{ cartId: tab.cartId, callId: callIds(browser)[0] }]);
});

it.for(['error401', 'error404', 'refused'] as const)(
  'a bridge that answers with %s leads out of the call, and no charge is denied (SUBMIT-18)',
  async (kind) => {
    const { tab } = await openByPhone(world);
    for (const endpoint of [phonePayment.name, endPhonePayment.name]) world.faults.put(endpoint, { endpoint, kind });
    await tab.placeOrder();
    expect(tab.phone()).toMatchObject({ kind: 'failed', message: null, isRefused: true });
    tab.call({ type: 'call.left' });
    expect(await tab.ended()).toBe('filling');
  },
);

it('a line that breaks is called again by one press (SUBMIT-19)', async () => {
  const { browser, tab } = await openByPhone(world);
  expect(await tab.placeOrder(false, '(217) 555-0198')).toBe('calling');
  expect(tab.phone()).toMatchObject({ kind: 'failed', message: 'The line broke.', isRefused: false });
  tab.call({ type: 'call.retried' });
  expect(await tab.ended()).toBe('calling');
  const [first, , , second] = callIds(browser);
  expect(callIds(browser)).toEqual([first, first, first, second, second, second]);
  expect(second).not.toBe(first);
});

it('a cart that cannot be ordered is not called for (SUBMIT-01, SUBMIT-18)', async () => {
  const { browser, tab } = await openByPhone(world);
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'refused', status: 422, reasonCode: 'cart.validation.items' });
  expect(await tab.placeOrder()).toBe('refused');
  expect(tab.submission()).not.toHaveProperty('isPaidByPhone');
  expect(callIds(browser)).toEqual([]);
});

it('an order that was refused after it was paid by phone says so, and is paid once, whatever is chosen next (SUBMIT-03)', async () => {
  for (const id of ['phone', 'new']) {
    world.faults.clear();
    const { browser, tab, total } = await openByPhone(world);
    refuseOrder();
    expect(await tab.placeOrder()).toBe('refused');
    expect(tab.submission()).toMatchObject({ isPaidByPhone: true });
    world.faults.clear();
    await tab.backToForm();
    tab.payment.send({ type: 'method.selected', id });
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
    expect(new Set(callIds(browser)).size).toBe(1);
  }
});

it('a lost answer about an order that is paid by phone never says that nothing was charged (SUBMIT-03)', async () => {
  const { tab, total } = await openByPhone(world);
  world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'dropped' });
  expect(await tab.placeOrder()).toBe('notPlaced');
  expect(tab.submission()).toEqual({ kind: 'notPlaced', isMaintenance: false, isPaidByPhone: true });
  world.faults.clear();
  tab.answer('submit.retried');
  expect(await tab.ended()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
});

it('a session that ends after it was paid by phone is no refusal that denies the charge (SUBMIT-03)', async () => {
  const { tab } = await openByPhone(world);
  world.faults.put(submitCart.name, { endpoint: submitCart.name, kind: 'error401' });
  expect(await tab.placeOrder()).toBe('notPlaced');
  expect(tab.submission()).toEqual({ kind: 'notPlaced', isMaintenance: false, isPaidByPhone: true });
});

it('a total that changes after it was paid by phone is paid anew, and once (SUBMIT-03)', async () => {
  const { browser, tab, total, ended, goOn } = await onThePhone(world);
  payByPhone(world, tab.cartId);
  await donationsApi(browser.deps.call).add(tab.cartId, '801', 100, new AbortController().signal);
  goOn();
  expect(await ended).toBe('totalChanged');
  const seen = tab.submission();
  const changed = seen?.kind === 'totalChanged' ? seen.total : 0;
  expect(seen).toMatchObject({ canAgree: true, isPaidByPhone: true });
  expect(changed).toBeGreaterThan(total);
  tab.answer('total.accepted');
  expect(await tab.ended()).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${changed}`]);
  expect(new Set(callIds(browser)).size).toBe(2);
});

it('a call that is left late ends no later one (C-36)', async () => {
  const { browser, tab, total } = await openByPhone(world);
  world.faults.put(endPhonePayment.name, { endpoint: endPhonePayment.name, kind: 'lateCommit' });
  await tab.placeOrder(false, '(217) 555-0199');
  tab.call({ type: 'call.left' });
  expect(await tab.ended()).toBe('calling');
  expect(tab.phone()).toEqual({ kind: 'unended' });
  world.faults.clear();
  tab.call({ type: 'call.retried' });
  expect(await tab.ended()).toBe('filling');
  await vi.waitUntil(() => tab.payment.getSnapshot().matches('choosing'));
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  const placing = tab.placeOrder();
  await vi.waitUntil(() => new Set(callIds(browser)).size === 2);
  world.runLate();
  expect(await placing).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
});

it('an order in hand that changes during the call ends it; one that is paid by then says so first (decision 005)', async () => {
  const { tab, goOn } = await onThePhone(world);
  tab.changeOrder({ ...pickup, specialInstructions: 'Ring twice' });
  expect(await tab.ended()).toBe('orderDiffers');
  expect(callOf(world, tab.cartId).overIds).toHaveLength(1);
  goOn();

  const paid = await onThePhone(world);
  payByPhone(world, paid.tab.cartId);
  paid.tab.changeOrder({ ...pickup, specialInstructions: 'Ring twice' });
  expect(await paid.ended).toBe('paidOutdated');
  paid.tab.answer('submit.left');
  expect(await paid.tab.ended()).toBe('orderDiffers');
  expect(world.orders.all()).toEqual([]);
});

it('an order that costs nothing needs no call (SUBMIT-02)', () => {
  const submission = createActor(submitMachine.provide({ actors: answers }), {
    input: { cartId: 'cart-1', total: 0, contents: '', paying: byPhone, carried: null },
  });
  submission.start();
  return vi.waitFor(() => expect(submission.getSnapshot().value).toBe('preparing'));
});

it('a payment that was finished before the call was ended counts (SUBMIT-03)', async () => {
  const { tab, total, ended, goOn } = await onThePhone(world);
  payByPhone(world, tab.cartId);
  tab.call({ type: 'call.left' });
  expect(await ended).toBe('placed');
  expect(paidFor(world, tab.cartId)).toEqual([`PHONE  ${total}`]);
  goOn();
});

it('a phone system that does not answer is asked again, and the call is the same (SUBMIT-18)', async () => {
  const { browser, tab } = await openByPhone(world);
  world.faults.put(phonePayment.name, { endpoint: phonePayment.name, kind: 'dropped' });
  expect(await tab.placeOrder()).toBe('calling');
  expect(tab.phone()).toEqual({ kind: 'unreachable' });
  world.faults.clear();
  tab.call({ type: 'call.retried' });
  expect(await tab.ended()).toBe('placed');
  expect(new Set(callIds(browser)).size).toBe(1);
});

it('a gift card beside a payment by phone takes its place, and the other way around (SUBMIT-03)', async () => {
  const { tab } = await openByPhone(world);
  await tab.addGiftCard({ giftCardNo: '6070010000000300', giftCardPin: '0300' });
  expect(tab.split()).toMatchObject({ methodId: null, giftCards: [{ isChosen: true }] });
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(tab.split()).toMatchObject({ methodId: 'phone', open: 0, giftCards: [{ isChosen: false }] });
});
