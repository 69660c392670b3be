import { expect, it, vi } from 'vitest';
import { paidIn } from '#src/flows/kit/paid-record.ts';
import { callOf, createSubmissions } from '#src/flows/submit/submission-record.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const visa = [{ kind: 'card', type: 'VISA', lastFour: '1111' }];

async function openTwoTabs() {
  const browser = await openCheckoutBrowser(world);
  const storages = [memoryStorage(), memoryStorage()] as const;
  const [first, second] = [browser.openTab(storages[0]), browser.openTab(storages[1])];
  const lastCall = () => callOf(createSubmissions(browser.sharedStorage).read(browser.cartId));
  const paid = () => storages.map((storage) => paidIn(storage).read(browser.cartId, lastCall()));
  return { first, second, paid };
}

it('of two tabs that pay at once, only the one that sent the order knows what paid for it', async () => {
  const { first, second, paid } = await openTwoTabs();
  await Promise.all([first.placeOrder(), second.placeOrder('5555555555554444')]);
  await Promise.all([first, second].map((tab) => tab.settled(({ kind }) => kind === 'finished')));
  await vi.waitFor(() => expect(paid()).toEqual([visa, []]));
});

it('a tab whose payment failed does not say that it paid for the order that another tab placed', async () => {
  const { first, second, paid } = await openTwoTabs();
  world.faults.put('cart.submit', {
    endpoint: 'cart.submit',
    kind: 'refused',
    status: 402,
    reasonCode: 'payments.failed',
  });
  await second.placeOrder('5555555555554444');
  expect(await second.settled()).toMatchObject({ kind: 'refused' });
  await vi.waitFor(() => expect(paid()[1]).toHaveLength(1));
  world.faults.clear();
  world.clock.move({ minutes: 1 });
  await first.placeOrder();
  await first.settled(({ kind }) => kind === 'finished');
  await vi.waitFor(() => expect(paid()).toEqual([visa, []]));
});
