import { expect, it } from 'vitest';
import { paymentOptions } from '#contract/stored-payment.ts';
import { createVault } from '#src/api/vault.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openPayingBrowser, ten, three } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

it('a guest whose answer was lost, and who reloads, is asked for what they typed again, and no account is read (GIFTCARD-11, SUBMIT-21, ERRORS-02)', async () => {
  const tabStorage = memoryStorage();
  const first = openPayingBrowser(world);
  const tab = await first.openTab(3, { tabStorage });
  await tab.addGiftCard(ten);
  await tab.addGiftCard(three);
  for (const endpoint of ['cart.submit', 'cart.summary']) world.faults.put(endpoint, { endpoint, kind: 'dropped' });
  expect(await tab.placeOrder()).toBe('unknown');
  tab.close();
  world.faults.clear();
  const { sharedStorage, locks } = first.deps;
  const second = openPayingBrowser(world, null, () => null, { sharedStorage, locks, vault: createVault() });
  const again = await second.openTab(3, { cartId: tab.cartId, tabStorage });
  for (const _ of ['what became of it', 'the order again']) {
    again.answer('submit.retried');
    await again.ended();
  }
  expect(await again.ended()).toBe('filling');
  expect(again.trouble()).toMatchObject({ trouble: 'cardNeeded' });
  expect(second.bodiesOf(paymentOptions.name)).toEqual([]);
});
