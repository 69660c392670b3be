import { describe, expect, it } from 'vitest';
import { endingOf } from '#src/flows/submit/ending-words.ts';
import '#src/flows/submit/closed-cafe.ports.ts';
import { lockOf } from '#src/flows/submit/submission-record.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openPayingBrowser } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();

/** A checkout that was opened before the cafe has closed. */
async function tabAtClosing() {
  world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const tab = await openPayingBrowser(world).openTab();
  world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  return tab;
}

it('an order as soon as possible, placed once the cafe has closed, is told so and offered the next time (SUBMIT-12)', async () => {
  const tab = await tabAtClosing();
  expect(await tab.placeOrder()).toBe('offeringSlot');
  expect(tab.submission()).toMatchObject({ slotReason: 'closed', nextSlot: expect.stringMatching(/^2026-11-21/) as string });
  expect(world.orders.all()).toEqual([]);
});

it('a cafe that cannot be read has not closed as far as is known', async () => {
  const tab = await tabAtClosing();
  world.faults.put('cafe.search', { endpoint: 'cafe.search', kind: 'error500' });
  expect(await tab.placeOrder()).toBe('offeringSlot');
  expect(tab.submission()).toMatchObject({ slotReason: 'full' });
});

it('a cafe that has closed says so, and leads to another time where none is offered', () => {
  const offered = endingOf({ kind: 'offeringSlot', nextSlot: '2026-11-21T07:00', slotReason: 'closed' }, () => 'tomorrow at 7:00 AM');
  expect(offered).toMatchObject({ heading: 'The cafe has closed for orders', primary: { sends: 'slot.accepted' } });
  const none = endingOf({ kind: 'offeringSlot', nextSlot: null, slotReason: 'closed' }, (at) => at);
  expect(none).toMatchObject({ heading: 'The cafe has closed for orders', link: { to: '/app/startOrder.html' } });
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
