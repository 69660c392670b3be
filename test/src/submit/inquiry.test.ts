import { expect, it } from 'vitest';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

/** A tab at the checkout of an order that another one has sent, of which neither knows what came. `answer`: what came of it. */
async function openBeside(answer: 'lostAnswer' | 'dropped') {
  const browser = await openCheckoutBrowser(world);
  const [tab, other] = [browser.openTab(), browser.openTab()];
  await other.settled();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: answer });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'unknown' });
  tab.close();
  browser.calls.length = 0;
  return { browser, other };
}

const changesIn = ({ calls }: { readonly calls: readonly string[] }) => calls.filter((name) => /submit|update|validate/.test(name));

it('a tab asks what came of the order that another one has sent, and leads to it (SUBMIT-01, SUBMIT-22)', async () => {
  const { browser, other } = await openBeside('lostAnswer');
  other.inquire();
  expect(await other.settled()).toEqual({ kind: 'unknown', isMaintenance: false });
  world.faults.clear();
  other.answer('submit.retried');
  expect(await other.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(changesIn(browser)).toEqual([]);
  expect(world.orders.all()).toHaveLength(1);
});

it('a tab that asks and finds that nothing was placed says so, sends nothing, and has its form again (SUBMIT-01)', async () => {
  const { browser, other } = await openBeside('dropped');
  world.faults.clear();
  other.inquire();
  expect(await other.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false, isInquiry: true });
  // No press to repeat.
  other.answer('submit.retried');
  expect(await other.settled()).toMatchObject({ kind: 'notPlaced' });
  expect(changesIn(browser)).toEqual([]);
  other.answer('submit.left');
  expect(await other.settled()).toMatchObject({ kind: 'filling', trouble: null, formerTotal: null });
  await other.placeOrder();
  // The id that the other tab has used is asked about before it is used again.
  expect(await other.finish()).toEqual({ kind: 'finished', as: 'placed' });
  expect(browser.submissionIds.size).toBe(1);
  expect(world.orders.all()).toHaveLength(1);
});
