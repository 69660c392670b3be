import { expect, it } from 'vitest';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('a form of a cart that is an order already, but whose order cannot be fetched, does not say that nothing was ordered', async () => {
  const browser = await openCheckoutBrowser(world);
  const [first, second] = [browser.openTab(), browser.openTab()];
  await second.settled();
  await first.placeOrder();
  await first.settled(({ kind }) => kind === 'finished');
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'error500' });
  await second.placeOrder();
  expect(await second.settled()).toMatchObject({ kind: 'filling', trouble: 'unsaved' });
  expect(world.orders.all()).toHaveLength(1);
  expect(text('checkout.trouble.unsaved')).not.toMatch(/nothing was|haven’t been/i);
});

it('a form that the server does not take from this visitor says so, and places nothing (ERRORS-02)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.settled();
  world.faults.put('cart.update', { endpoint: 'cart.update', kind: 'refused', status: 401, reasonCode: 'error.token' });
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'unauthorized' });
  expect(world.orders.all()).toEqual([]);
});
