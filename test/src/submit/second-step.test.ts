import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

it('an order that is sent once more after a long second step, and whose answer is lost, is looked for from that call on (SUBMIT-21, SESSION-12)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  await tab.settled();
  const sentAt = () => must(createSubmissions(browser.sharedStorage).read(browser.cartId), 'submission').sentAt;
  const seen: (string | null)[] = [];
  let checks = 0;
  browser.beforeCall = (name, { onSentAgain }) => {
    if (name === 'cart.submit') {
      seen.push(sentAt());
      world.clock.set(world.clock.now().add({ minutes: 5 }));
      onSentAgain?.();
      seen.push(sentAt());
    }
    if (name !== 'cart.summary' || seen.length === 0) return;
    world.faults.clear();
    checks += 1;
    // Later than two checks, and within the minute.
    if (checks === 4) world.runLate();
  };
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lateCommit' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(seen[1]).not.toBe(seen[0]);
});
