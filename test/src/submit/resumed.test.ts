import { expect, it, vi } from 'vitest';
import { delivery } from '#model-tests/samples/orders.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

it('a checkout that was left while the order was checked places nothing when it is opened again (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tabStorage = memoryStorage();
  const tab = browser.openTab(tabStorage);
  let left = false;
  browser.beforeCall = (name) => {
    if (name !== 'cart.validate' || left) return;
    left = true;
    tab.close();
  };
  await tab.placeOrder();
  await vi.waitUntil(() => left, { timeout: 25_000, interval: 5 });
  const again = browser.openTab(tabStorage);
  expect(await again.settled()).toMatchObject({ kind: 'filling', busy: null });
  expect(world.orders.all()).toEqual([]);
  expect(browser.submissionIds.size).toBe(0);
});

it('a checkout that was left after the order was sent asks what came of it, and repeats nothing without a press (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tabStorage = memoryStorage();
  const tab = browser.openTab(tabStorage);
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  let left = false;
  browser.beforeCall = (name) => {
    if (name !== 'cart.summary' || left) return;
    left = true;
    tab.close();
  };
  await tab.placeOrder();
  await vi.waitUntil(() => left, { timeout: 25_000, interval: 5 });
  world.faults.clear();
  const sent = browser.calls.filter((name) => name === 'cart.submit').length;
  const again = browser.openTab(tabStorage);
  expect(await again.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  expect(browser.calls.filter((name) => name === 'cart.submit')).toHaveLength(sent);
  expect(world.orders.all()).toEqual([]);
});

it('a delivery of which it is not known whether it was placed is asked about again when its checkout is opened again (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world, { order: { ...delivery, cafe: { ...delivery.cafe, id: '202' } } });
  await browser.addSoup();
  await browser.addSoup();
  const tabStorage = memoryStorage();
  const tab = browser.openTab(tabStorage);
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'lostAnswer' });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'unknown', isMaintenance: false });
  tab.close();
  world.faults.clear();
  const again = browser.openTab(tabStorage);
  expect(again.seen()).toEqual({ kind: 'unknown', isMaintenance: false });
  again.answer('submit.retried');
  expect(await again.settled()).toEqual({ kind: 'finished', as: 'placed' });
});

it('a short break is spoken of only while the server speaks of one: a later failure is of another kind (ERRORS-01)', async () => {
  const tab = (await openCheckoutBrowser(world)).openTab();
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'error503' });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'unknown', isMaintenance: false });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'error503' });
  tab.answer('submit.retried');
  expect(await tab.settled()).toEqual({ kind: 'unknown', isMaintenance: true });
  world.faults.put('cart.summary', { endpoint: 'cart.summary', kind: 'error500' });
  tab.answer('submit.retried');
  expect(await tab.settled()).toEqual({ kind: 'unknown', isMaintenance: false });
  world.faults.clear();
  tab.answer('submit.retried');
  expect(await tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
});

it('a retry is not sent while another tab has sent the order since (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const [tab, other] = [browser.openTab(), browser.openTab()];
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  await other.placeOrder();
  expect(await other.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  world.clock.move({ seconds: 5 });
  other.answer('submit.retried');
  expect(await other.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  const before = browser.calls.length;
  world.faults.clear();
  tab.answer('submit.retried');
  await tab.settled();
  const after = browser.calls.slice(before);
  expect(after.find((name) => name === 'cart.summary' || name === 'cart.submit')).toBe('cart.summary');
});

it('a reload after another tab has sent the order again says nothing of it before the server is asked (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tabStorage = memoryStorage();
  const [tab, other] = [browser.openTab(tabStorage), browser.openTab()];
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  tab.close();
  world.clock.move({ seconds: 5 });
  await other.placeOrder();
  await other.settled();
  world.clock.move({ seconds: 5 });
  other.answer('submit.retried');
  await other.settled();
  expect(await browser.openTab(tabStorage).settled()).toMatchObject({ kind: 'filling', trouble: null });
});

it('the server is asked what came of a call that was made before a card is used again (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world);
  const tabStorage = memoryStorage();
  const tab = browser.openTab(tabStorage);
  world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: 'dropped' });
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'notPlaced', isMaintenance: false });
  tab.close();
  world.faults.clear();
  const again = browser.openTab(tabStorage);
  await again.settled();
  const before = browser.calls.length;
  await again.placeOrder();
  expect(await again.settled()).toEqual({ kind: 'finished', as: 'placed' });
  const after = browser.calls.slice(before);
  expect(after.find((name) => name === 'cart.summary' || name === 'payments.token')).toBe('cart.summary');
});

it('a lease of another tab still counts after the clock of the server is known (decision 005)', async () => {
  const browser = await openCheckoutBrowser(world, { locks: null });
  const [tab, other] = [browser.openTab(), browser.openTab()];
  await other.settled();
  let working = 0;
  const most: number[] = [];
  browser.beforeCall = async (name) => {
    if (name !== 'cart.submit') return;
    most.push((working += 1));
    if (working > 1) return;
    world.clock.move({ minutes: 5 });
    await other.placeOrder();
    // The time that the other tab needs to come as far; timers are skipped, intervals are not.
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        clearInterval(timer);
        resolve();
      }, 500);
    });
  };
  await tab.placeOrder();
  // Once the other tab waits for nothing, patience is skipped too; intervals are not.
  await new Promise<void>((resolve) => {
    const looking = setInterval(() => {
      if (tab.seen().kind !== 'finished') return;
      clearInterval(looking);
      resolve();
    }, 20);
  });
  // The form of the other tab is saved once nothing is on its way: its guest may have to press again.
  expect([await tab.settled(), await other.finish()]).toEqual([
    { kind: 'finished', as: 'placed' },
    { kind: 'finished', as: 'placed' },
  ]);
  expect(most).toEqual([1]);
});

it('an order is placed where the browser refuses its locks', async () => {
  const locks = { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) };
  const browser = await openCheckoutBrowser(world, { locks });
  const tab = browser.openTab();
  await tab.placeOrder();
  expect(await tab.settled()).toEqual({ kind: 'finished', as: 'placed' });
  expect(world.orders.all()).toHaveLength(1);
});
