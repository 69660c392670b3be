import { describe, expect, it, vi } from 'vitest';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

const placed = { kind: 'finished', as: 'placed' };

/** A tab whose order was sent, and whose answer was lost; the order takes effect by `runLate`. */
async function loseAnswer() {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lateCommit' });
  await tab.placeOrder();
  return { browser, tab };
}
type Lost = Awaited<ReturnType<typeof loseAnswer>>;

/** Ends the fault, and runs what was put off before the call of this name, the `nth` from here. */
function commitBefore({ browser }: Lost, name: string, nth = 1) {
  let left = nth;
  browser.beforeCall = (called) => {
    if (called === 'cart.submit') world.faults.clear();
    if (called !== name) return;
    left -= 1;
    if (left === 0) world.runLate();
  };
}

function expectOneOrder({ browser }: Lost) {
  expect(world.orders.all()).toHaveLength(1);
  expect([...browser.submissionIds]).toHaveLength(1);
}

describe('an order that takes effect after its answer was lost is found', () => {
  it.each([1, 2, 3, 4, 5, 6])('by check %i of those that follow', async (nth) => {
    const lost = await loseAnswer();
    commitBefore(lost, 'cart.summary', nth);
    expect(await lost.tab.settled()).toEqual(placed);
    expectOneOrder(lost);
  });

  it.each(['cart.summary', 'cart.validate', 'cart.submit'])('after "Try again", when it takes effect before %s', async (name) => {
    const lost = await loseAnswer();
    expect(await lost.tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
    commitBefore(lost, name);
    lost.tab.answer('submit.retried');
    expect(await lost.tab.settled()).toEqual(placed);
    expectOneOrder(lost);
  });

  it.each(['cart.update', 'cart.summary', 'cart.validate', 'cart.submit'])(
    'when the order is placed from the form once more, and it takes effect before %s',
    async (name) => {
      const lost = await loseAnswer();
      expect(await lost.tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
      lost.tab.answer('submit.left');
      await lost.tab.settled();
      commitBefore(lost, name);
      await lost.tab.placeOrder();
      // Not placed so far: the call is repeated only after one more press.
      if ((await lost.tab.settled()).kind === 'notPlaced') lost.tab.answer('submit.retried');
      expect(await lost.tab.settled()).toEqual(placed);
      expectOneOrder(lost);
    },
  );

  it('by a page that is opened anew', async () => {
    const lost = await loseAnswer();
    expect(await lost.tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
    lost.tab.close();
    world.runLate();
    expect(await lost.browser.openTab().settled()).toEqual(placed);
    expectOneOrder(lost);
  });

  it('when the guest has ordered again before it takes effect: both are one order', async () => {
    const lost = await loseAnswer();
    expect(await lost.tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
    lost.browser.beforeCall = () => world.faults.clear();
    lost.tab.answer('submit.retried');
    expect(await lost.tab.settled()).toEqual(placed);
    world.runLate();
    expectOneOrder(lost);
  });

  it('by another tab at the same checkout, which sends no id of its own', async () => {
    const browser = await openCheckoutBrowser(world);
    const [tab, other] = [browser.openTab(), browser.openTab()];
    world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lateCommit' });
    const isOtherAsking = () => browser.calls.filter((name) => name === 'cart.summary').length > 1;
    browser.beforeCall = async (name) => {
      if (name === 'cart.summary') await vi.waitUntil(isOtherAsking, { timeout: 25_000, interval: 5 });
    };
    await tab.placeOrder();
    await vi.waitUntil(() => browser.calls.includes('cart.summary'), { timeout: 25_000, interval: 5 });
    await other.placeOrder();
    await vi.waitUntil(isOtherAsking, { timeout: 25_000, interval: 5 });
    world.runLate();
    expect(await other.settled()).toEqual(placed);
    expect(await tab.settled()).toEqual(placed);
    expectOneOrder({ browser, tab });
  });
});

it('an order whose answer was lost is called unplaced only after more than one check', async () => {
  const { browser, tab } = await loseAnswer();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  expect(browser.calls.filter((name) => name === 'cart.summary')).toHaveLength(6);
});

it('an order that could not be validated was not sent, and is not asked for (SUBMIT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.validate', { endpoint: 'cart.validate', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  expect(browser.calls.filter((name) => ['cart.submit', 'cart.summary'].includes(name))).toEqual([]);
  world.faults.clear();
  tab.answer('submit.retried');
  expect(await tab.settled()).toEqual(placed);
  expect(world.orders.all()).toHaveLength(1);
});

it('each order that was not placed is told to those who measure (SUBMIT-09)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.placeOrder('4000000000000002');
  await tab.settled();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'refused', status: 502, reasonCode: 'cart.gcs.error' });
  await tab.placeOrder();
  await tab.settled();
  expect(browser.events).toEqual([
    { name: 'submitfailed', detail: { outcome: 'declined', reasonCode: null } },
    { name: 'submitfailed', detail: { outcome: 'serviceFailed', reasonCode: 'cart.gcs.error' } },
  ]);
});

it('an order may have gone through, as the cart says, only until the checkout says that it was not placed (decision 005)', async () => {
  const { browser, tab } = await loseAnswer();
  const mayBePlaced = () => isUndecided(createSubmissions(browser.sharedStorage).read(browser.cartId));
  const isAsking = (seen: ReturnType<typeof tab.seen>) => seen.kind === 'working' && seen.at === 'waiting';
  await tab.settled(isAsking);
  expect(mayBePlaced()).toBe(true);
  await tab.settled();
  expect([tab.seen(), mayBePlaced()]).toEqual([{ kind: 'notPlaced', isMaintenance: false }, false]);
  // The call that is made again can be lost too.
  world.clock.move({ minutes: 1 });
  tab.answer('submit.retried');
  await tab.settled(isAsking);
  expect(mayBePlaced()).toBe(true);
  await tab.settled();
  expect(mayBePlaced()).toBe(false);
  tab.close();
  world.runLate();
  const reopened = browser.openTab();
  expect(await reopened.settled()).toEqual(placed);
  expect(mayBePlaced()).toBe(false);
  expect(world.orders.all()).toHaveLength(1);
});
