import { expect, it } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { endingOf } from '#src/flows/submit/ending-words.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();

/** What comes of a press at a time for an order of so many soups, as its checkout is opened by its address. */
async function placed(
  soups: number,
  { isCatering = true, schedule = pickup.schedule, at = '11:00' }: { isCatering?: boolean; at?: string } & Partial<SetUpOrder> = {},
) {
  world.clock.set(Temporal.Instant.from('2026-11-20T11:00-06:00'));
  const browser = await openCheckoutBrowser(world, { order: { ...pickup, schedule }, isCatering });
  await cartApi(testDependencies(world).call).add(browser.cartId, { ...plainLine('101012', 'Soup'), quantity: soups - 1 }, signal);
  const tab = browser.openTab();
  await tab.settled();
  world.clock.set(Temporal.Instant.from(`2026-11-20T${at}-06:00`));
  await tab.placeOrder();
  return tab.settled((seen) => seen.kind === 'finished' || seen.kind === 'offeringSlot');
}

it('a catering order that has grown asks for another time before it is sent, and says why (SLOTS-05, SLOTS-06, SLOTS-07, AMB-21)', async () => {
  const seen = await placed(20);
  expect(seen).toMatchObject({ kind: 'offeringSlot', slotReason: 'prepTime', times: [] });
  expect(world.orders.all()).toEqual([]);
  if (seen.kind !== 'offeringSlot') throw new Error(seen.kind);
  expect(endingOf(seen, { now: '2026-11-20T11:00', order: pickup, picked: null })).toMatchObject({
    heading: 'We need a little longer for this one',
    words: 'An order this size takes longer to make. Choose another time for it. Your cart is saved.',
    primary: null,
    link: { to: '/app/startOrder.html', label: 'Choose another time' },
  });
});

it.each([
  ['small (SLOTS-08)', 2, {}],
  ['for as soon as possible, in the minutes that it needs (SLOTS-05)', 20, { schedule: { priority: 'ASAP', leadMinutes: 60 } }],
  ['no catering, in the minutes that its cafe names (AMB-21)', 20, { isCatering: false, schedule: { priority: 'ASAP', leadMinutes: 60 } }],
  [
    'no catering, at a table, where no time is chosen (ORD-SETUP-05)',
    20,
    { isCatering: false, schedule: { priority: 'ASAP', leadMinutes: 0 } },
  ],
] as const)('an order is placed that is %s', async (_, soups, options) => {
  expect(await placed(soups, options)).toMatchObject({ kind: 'finished', as: 'placed' });
});

it('an order that its cafe calls large asks for a time that the kitchen can keep, as its checkout is opened by its address (OVERLAYS-30)', async () => {
  const seen = await placed(20, { isCatering: false });
  expect(seen).toMatchObject({
    kind: 'offeringSlot',
    slotReason: 'prepTime',
    times: ['2026-11-20T12:00', '2026-11-20T12:15', '2026-11-20T12:30'],
  });
  expect(world.orders.all()).toEqual([]);
});

it.each([
  ['has passed', '11:50', 'over'],
  ['is too soon by now, as the kitchen says,', '11:35', 'prepTime'],
] as const)('an order for a time that %s is told so, and offered the next ones (SUBMIT-12, SUBMIT-13)', async (_, at, slotReason) => {
  const seen = await placed(2, { isCatering: false, schedule: { priority: 'LATER', at: '2026-11-20T11:45' }, at });
  expect(seen).toMatchObject({ kind: 'offeringSlot', slotReason });
  expect(seen).toHaveProperty('times.length', 3);
  expect(world.orders.all()).toEqual([]);
});
