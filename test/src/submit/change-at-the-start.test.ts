import { expect, it } from 'vitest';
import { cartActivity } from '#src/app/cart-activity.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();

it('a change that is asked for as a submission begins waits for its call, which comes a moment later (SUBMIT-01, SUBMIT-05)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  const { locks, sharedStorage } = browser;
  const { untilSubmitted } = cartActivity({ ...testDependencies(world), locks, sharedStorage });
  const steps: string[] = [];
  const change = Promise.withResolvers<boolean>();
  browser.beforeCall = async (name) => {
    if (name === 'cart.validate') untilSubmitted(browser.cartId, new AbortController().signal).then(change.resolve, change.reject);
    // For longer than a write of another tab takes to be seen.
    if (name === 'cart.submit') await new Promise((resolve) => setTimeout(resolve, 3000));
  };
  browser.afterCall = (name) => void (name === 'cart.submit' && steps.push('answered'));
  void change.promise.then(() => steps.push('changed'));
  await tab.placeOrder();
  expect(await change.promise).toBe(true);
  expect(steps).toEqual(['answered', 'changed']);
});
