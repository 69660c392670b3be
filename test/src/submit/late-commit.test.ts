import { expect, it } from 'vitest';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const fault = (kind: 'lateCommit' | 'error500') => world.faults.put('cart.submit', { endpoint: 'cart.submit', kind });

it('an order that was placed after its answer was lost is found when the guest places it again (SUBMIT-22)', async () => {
  const tab = (await openCheckoutBrowser(world)).openTab();
  fault('lateCommit');
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced' });
  tab.answer('submit.left');
  await tab.settled();
  world.runLate();
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});

it('an order that was placed after its answer was lost is found by "Try again" (SUBMIT-22)', async () => {
  const tab = (await openCheckoutBrowser(world)).openTab();
  fault('lateCommit');
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced' });
  world.runLate();
  tab.answer('submit.retried');
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});
