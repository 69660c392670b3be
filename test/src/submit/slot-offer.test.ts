import { describe, expect, it } from 'vitest';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import { must } from '#domain/must.ts';
import { timeSlotsOfDay } from '#contract/cafe.ts';
import { openByPhone } from '#test/kit/by-phone.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { endingOf } from '#src/flows/submit/ending-words.ts';
import { offerFor } from '#src/flows/submit/slot-offer.ports.ts';
import { lockOf } from '#src/flows/submit/submission-record.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openPayingBrowser } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();

/** Sold from 10:30 on. */
const lunch = plainLine('131011', 'White Cheddar Mac');
const atNight = { now: '2026-11-20T22:10', order: null, picked: null };
const offerIn = (screen: SubmitScreen | undefined) => (screen?.kind === 'offeringSlot' ? offerOf(screen) : null);
const offerOf = ({ slotReason, nextSlot, times, missing }: SlotOffer): SlotOffer => ({ slotReason, nextSlot, times, missing });

/** A checkout that was opened before the cafe has closed; `failing`: endpoints that give no answer. */
async function tabAtClosing(besides: readonly CartLineRequest[] = [], failing: readonly string[] = []) {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const tab = await openPayingBrowser(world).openTab(1, { besides });
  for (const endpoint of failing) world.faults.put(endpoint, { endpoint, kind: 'error500' });
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  return tab;
}

it('an order as soon as possible, placed once the cafe has closed, is told so and offered the next time (SUBMIT-12)', async () => {
  const tab = await tabAtClosing();
  expect(await tab.placeOrder()).toBe('offeringSlot');
  const offer = must(offerIn(tab.submission()), 'offer');
  expect(offer).toMatchObject({ slotReason: 'closed', missing: null });
  expect(offer.times[0]).toMatch(/^2026-11-21/);
  expect(offer.times).toEqual([...new Set(offer.times)].toSorted());
  expect(world.orders.all()).toEqual([]);
});

it('a cafe that cannot be read has not closed as far as is known', async () => {
  const tab = await tabAtClosing();
  world.faults.put('cafe.search', { endpoint: 'cafe.search', kind: 'error500' });
  expect(await tab.placeOrder()).toBe('offeringSlot');
  expect(tab.submission()).toMatchObject({ slotReason: 'full' });
});

it('what is offered holds the whole order: an item that is sold from 10:30 is offered no earlier time, and named (SUBMIT-12, AVAIL-04)', async () => {
  const tab = await tabAtClosing([lunch]);
  expect(await tab.placeOrder()).toBe('offeringSlot');
  const offer = must(offerIn(tab.submission()), 'offer');
  expect(offer).toMatchObject({ slotReason: 'closed', missing: lunch.name });
  expect(offer.nextSlot?.slice(11)).toMatch(/^0[5-9]/);
  expect(offer.times).toHaveLength(3);
  for (const at of offer.times) expect(at >= '2026-11-21T10:30').toBe(true);
  expect(endingOf({ kind: 'offeringSlot', isPlacedAtOnce: true, ...offer }, atNight).words).toContain(
    `but ${lunch.name} isn’t available then`,
  );
});

it('the offered time that is taken is the time of the order, which the same press places, whichever of the three it is (SUBMIT-12)', async () => {
  const tab = await tabAtClosing();
  expect(await tab.placeOrder()).toBe('offeringSlot');
  const at = must(offerIn(tab.submission())?.times[2], 'third time');
  tab.takeTime(at);
  expect(await tab.ended()).toBe('placed');
  expect(world.carts.get(tab.cartId)?.fulfilment?.slice(0, 16)).toBe(at);
  expect(world.orders.all()).toHaveLength(1);
});

it('without the menu the time of the server is offered as it is', async () => {
  const tab = await tabAtClosing([lunch], ['menu.placards']);
  expect(await tab.placeOrder()).toBe('offeringSlot');
  const offer = must(offerIn(tab.submission()), 'offer');
  expect(offer).toEqual({ slotReason: 'closed', nextSlot: offer.nextSlot, times: [offer.nextSlot], missing: null });
});

it('a day whose times cannot be read is not passed over for a later one: the time of the server is offered as it is (SUBMIT-12)', async () => {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const { call: plain } = testDependencies(world);
  const call: typeof plain = (described, request) =>
    described.name === timeSlotsOfDay.name && JSON.stringify(request).includes('2026-11-21')
      ? Promise.reject(new Error('No answer.'))
      : plain(described, request);
  const tab = await openPayingBrowser(world, null, undefined, { call }).openTab();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  expect(await tab.placeOrder()).toBe('offeringSlot');
  const offer = must(offerIn(tab.submission()), 'offer');
  expect(offer).toMatchObject({ slotReason: 'closed', times: [offer.nextSlot] });
  expect(offer.nextSlot).toMatch(/^2026-11-21/);
});

it('an order that is to be paid by phone is offered the same: why its time is gone, and times that hold it (SUBMIT-12, AVAIL-04)', async () => {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const { tab } = await openByPhone(world);
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  expect(await tab.placeOrder()).toBe('offeringSlot');
  const offer = must(offerIn(tab.submission()), 'offer');
  expect(offer.slotReason).toBe('closed');
  expect(offer.times).toHaveLength(3);
});

it('that the kitchen needs longer stays said where the cafe has closed meanwhile (SUBMIT-13)', async () => {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const deps = testDependencies(world);
  const { cartId } = await openPayingBrowser(world, null, undefined, deps).openTab();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  const offer = await offerFor(cartId, unjudgedOffer('prepTime', '2026-11-21T07:00'), deps, new AbortController().signal);
  expect(offer.slotReason).toBe('prepTime');
});

it.each([
  ['that lies between the listed ones leads', '2026-11-21T07:07', ['2026-11-21T07:07', '2026-11-21T07:15', '2026-11-21T07:30']],
  ['that is listed is there once', '2026-11-21T07:15', ['2026-11-21T07:15', '2026-11-21T07:30', '2026-11-21T07:45']],
] as const)('the time of the server %s (SUBMIT-12, E-53)', async (_, named, times) => {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const deps = testDependencies(world);
  const { cartId } = await openPayingBrowser(world, null, undefined, deps).openTab();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  const offer = await offerFor(cartId, unjudgedOffer('prepTime', named), deps, new AbortController().signal);
  expect(offer).toMatchObject({ nextSlot: named, times });
});

const closed = {
  kind: 'offeringSlot',
  isPlacedAtOnce: true,
  slotReason: 'closed',
  nextSlot: '2026-11-21T07:00',
  times: ['2026-11-21T07:00'],
  missing: null,
} as const;

it.each([
  [
    'the one time that is left',
    closed,
    'The next time we can have it ready is tomorrow at 7:00 AM.',
    'Place order for tomorrow at 7:00 AM',
  ],
  [
    'several times',
    { ...closed, times: ['2026-11-21T07:00', '2026-11-21T07:15'] },
    'These are the next times we can have it ready.',
    'Place order for tomorrow at 7:00 AM',
  ],
  [
    'a later time for an item',
    { ...closed, times: ['2026-11-21T10:30'], missing: 'Chili' },
    'We have time tomorrow at 7:00 AM, but Chili isn’t available then. Your whole order can be ready tomorrow at 10:30 AM.',
    'Place order for tomorrow at 10:30 AM',
  ],
  [
    'another day for an item',
    { ...closed, times: ['2026-11-23T10:30'], missing: 'Chili' },
    'We have time tomorrow at 7:00 AM, but Chili isn’t available at any time that day. Your whole order can be ready Mon, Nov 23 at 10:30 AM.',
    'Place order for Mon, Nov 23 at 10:30 AM',
  ],
] as const)('a cafe that has closed says so, and offers %s', (_, screen, words, label) => {
  const { heading, ...said } = endingOf(screen, atNight);
  expect(heading).toBe('The cafe has closed for orders');
  expect(said).toMatchObject({ words, primary: { label, sends: { type: 'slot.accepted', at: screen.times[0] } } });
});

it('a time that a wallet has to approve once more is chosen, and not ordered for (SUBMIT-12, PAYSTORED-17)', () => {
  expect(endingOf({ ...closed, isPlacedAtOnce: false }, atNight).primary?.label).toBe('Choose tomorrow at 7:00 AM');
});

it.each([
  ['another time where none is left', { ...closed, nextSlot: null, times: [] }, 'The cafe has closed for orders', '/app/startOrder.html'],
  [
    'the cart where an item is at none of them',
    { ...closed, times: [], missing: 'Chili' },
    'Chili isn’t available at the times we have left',
    '/app/cart.html',
  ],
] as const)('a time that is gone leads to %s', (_, screen, heading, to) => {
  expect(endingOf(screen, atNight)).toMatchObject({ heading, primary: null, link: { to } });
});

it('a time that just filled up is named with its cafe (SUBMIT-12)', () => {
  const order = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T23:00' } } as const;
  const { heading, words } = endingOf({ ...closed, slotReason: 'full' }, { ...atNight, order });
  expect(`${heading}. ${words}`).toMatch(/^That time just filled up\. 11:00 PM at Old Mill is now full\. /);
});

it.each([
  ['has passed', 'over', 'That time has passed'],
  ['is too soon by now', 'tooSoon', 'We need a little longer for this one'],
] as const)('a time that %s is said to be that, without a word of the size of the order (SUBMIT-12)', (_, slotReason, heading) => {
  const gone = { ...closed, slotReason };
  expect(endingOf(gone, atNight)).toMatchObject({ heading, words: 'The next time we can have it ready is tomorrow at 7:00 AM.' });
  expect(endingOf({ ...gone, nextSlot: null, times: [] }, atNight)).toMatchObject({
    heading,
    words: 'Choose another time for your order. Your cart is saved.',
    primary: null,
    link: { to: '/app/startOrder.html' },
  });
});

describe('while a cafe does not answer', () => {
  skipWaits();

  it('another tab can submit, and the time is offered before the cafe answers (SUBMIT-12, decision 005)', async () => {
    world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
    const browser = await openCheckoutBrowser(world);
    const tab = browser.openTab();
    await tab.settled();
    world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
    const isAsked = new Promise<void>((resolve) => {
      browser.beforeCall = async (name) => {
        if (name !== 'cafe.search') return;
        resolve();
        await new Promise<never>(() => {});
      };
    });
    await tab.placeOrder();
    await isAsked;
    const { signal } = new AbortController();
    await browser.locks?.request(lockOf(browser.cartId), { signal }, () => Promise.resolve());
    expect(await tab.settled()).toMatchObject({ kind: 'offeringSlot', slotReason: 'full' });
  });
});
