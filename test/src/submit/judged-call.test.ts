import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

/** A tab whose answer was lost. Another tab makes a call with the same id once the server has answered the check of that number. */
async function callDuringCheck(number: number, beforeCheck: (number: number) => void = () => {}) {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  const submissions = createSubmissions(browser.sharedStorage);
  const read = () => must(submissions.read(browser.cartId), 'submission');
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lateCommit' });
  let [isSent, checks] = [false, 0];
  browser.beforeCall = (name) => {
    isSent ||= name === 'cart.submit';
    if (isSent && name === 'cart.summary') beforeCheck((checks += 1));
  };
  browser.afterCall = (name) => {
    if (name !== 'cart.summary' || checks !== number) return;
    world.clock.move({ minutes: 2 });
    submissions.write({ ...read(), sentAt: world.clock.now().toString() });
  };
  await tab.placeOrder();
  return { seen: await tab.settled(), checks, read };
}

it.each([1, 2, 5, 6])(
  'a call that goes out during check %i is not judged by its answer: the checks begin anew (decision 005)',
  async (number) => {
    const { seen, checks, read } = await callDuringCheck(number);
    expect(seen).toMatchObject({ kind: 'notPlaced' });
    expect(checks).toBe(number + 6);
    expect(read()).toMatchObject({ outcome: 'open', judgedSentAt: read().sentAt });
  },
);

it('an order that such a call places is found (decision 005)', async () => {
  const { seen } = await callDuringCheck(6, (number) => number === 9 && world.runLate());
  expect(seen).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});

it('after a reload, a press of Place order with the card typed anew makes the call, once the server has said that the last one placed nothing (SUBMIT-01)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lateCommit' });
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'notPlaced' });
  const reloaded = tab.reload();
  await reloaded.settled((seen) => seen.kind === 'filling');
  const sent = () => browser.calls.filter((name) => name === 'cart.submit').length;
  expect(sent()).toBe(1);
  world.faults.clear();
  await reloaded.placeOrder();
  expect(await reloaded.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(sent()).toBe(2);
  expect(browser.submissionIds.size).toBe(1);
  world.runLate();
  expect(world.orders.all()).toHaveLength(1);
});
