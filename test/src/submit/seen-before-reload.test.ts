import { expect, it } from 'vitest';
import { cartApi } from '#src/api/cart-changes.ts';
import { plainLine } from '#domain/cart/line.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();

/** A page that was loaded again after the answer of its order was lost, and says that it was not placed. */
async function openReloaded() {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const browser = await openCheckoutBrowser(world);
  const tab = browser.openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toMatchObject({ kind: 'unknown' });
  const again = tab.reload({ hasCard: true });
  world.faults.clear();
  again.answer('submit.retried');
  expect(await again.settled()).toMatchObject({ kind: 'notPlaced' });
  browser.calls.length = 0;
  return { browser, tab: again };
}

/** Another device gives the line a note for the kitchen: the total stays. */
async function writeNote(cartId: string) {
  const { signal } = new AbortController();
  const api = cartApi(testDependencies(world).call);
  await api.modify(cartId, 1, { ...plainLine('101012', 'Soup'), msgKitchen: 'No cream' }, signal);
}

it('a time that is taken after a reload is ordered for by one more press, once the guest has seen the cart (SUBMIT-12, decision 005)', async () => {
  const { browser, tab } = await openReloaded();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  tab.answer('submit.retried');
  expect(await tab.settled()).toMatchObject({ kind: 'offeringSlot' });
  await writeNote(browser.cartId);
  browser.calls.length = 0;
  tab.takeTime();
  expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'rescheduled' });
  expect(browser.calls).not.toContain('cart.submit');
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});
