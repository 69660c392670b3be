import { describe, expect, it, vi } from 'vitest';
import { openCheckoutBrowser, openOffer } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

const calls = ['cart.update', 'payments.token', 'cart.validate', 'cart.submit', 'cart.summary'] as const;
type Moment = 'beforeCall' | 'afterCall';
type End = 'reload' | 'new tab';

interface Kill {
  readonly name: string;
  readonly moment: Moment;
  readonly end: End;
  /** What becomes of the submission besides. */
  readonly fault: 'none' | 'lostAnswer' | 'lateCommit';
}

/** Places an order; the page ends at a moment of a call, and the guest continues in a new one. */
async function placeAndKill({ name, moment, end, fault }: Kill) {
  const browser = await openCheckoutBrowser(world);
  let tab = browser.openTab();
  await tab.settled();
  if (fault !== 'none') world.faults.put('cart.submit', { endpoint: 'cart.submit', kind: fault });
  let isKilled = false;
  const kill = (called: string) => {
    if (called !== name || isKilled) return;
    isKilled = true;
    world.faults.clear();
    if (end === 'reload') tab = tab.reload();
    else {
      tab.close();
      tab = browser.openTab();
    }
  };
  browser[moment] = kill;
  await tab.placeOrder();
  const before = tab;
  await Promise.race([before.finish().catch(() => undefined), vi.waitUntil(() => isKilled, { timeout: 25_000, interval: 5 })]);
  world.runLate();
  const last = await tab.finish();
  return { isKilled, last, orders: world.orders.all().length, ids: browser.submissionIds.size };
}

/** Takes an offered time; the page ends at a moment of a call after that, and the guest continues in a new one. */
async function takeTimeAndKill({ name, moment, end }: Kill) {
  const { browser, tab: first } = await openOffer(world);
  const ended = Promise.withResolvers<void>();
  let tab = first;
  browser[moment] = (called) => {
    if (called !== name) return;
    browser[moment] = () => {};
    if (end === 'new tab') tab.close();
    tab = end === 'reload' ? tab.reload() : browser.openTab();
    ended.resolve();
  };
  tab.takeTime();
  await ended.promise;
  const last = await tab.finish();
  return { last: 'as' in last ? last.as : last.kind, orders: world.orders.all().length };
}

describe.each(['reload', 'new tab'] as const)('a page that ends in the middle of an order, and goes on by a %s', (end) => {
  const kills = calls
    .filter((name) => name !== 'cart.summary')
    .flatMap((name) => (['beforeCall', 'afterCall'] as const).map((moment) => ({ name, moment, end, fault: 'none' as const })));

  it.each(kills)('places it once when it ends at $moment of $name', async (point) => {
    expect(await placeAndKill(point)).toMatchObject({ isKilled: true, last: { as: 'placed' }, orders: 1, ids: 1 });
  });

  const lost = (['lostAnswer', 'lateCommit'] as const).flatMap((fault) => [
    { name: 'cart.submit', moment: 'afterCall' as const, end, fault },
    { name: 'cart.summary', moment: 'beforeCall' as const, end, fault },
    { name: 'cart.summary', moment: 'afterCall' as const, end, fault },
  ]);

  it.each(lost)('places it once when it ends at $moment of $name after $fault', async (point) => {
    expect(await placeAndKill(point)).toMatchObject({ isKilled: true, last: { as: 'placed' }, orders: 1, ids: 1 });
  });
});

describe.each(['reload', 'new tab'] as const)('a page that ends while an offered time is taken, and goes on by a %s (SUBMIT-12)', (end) => {
  it.each([
    ['beforeCall', 'cart.validate'],
    ['afterCall', 'cart.update'],
    ['afterCall', 'cart.validate'],
    ['beforeCall', 'cart.submit'],
    ['afterCall', 'cart.submit'],
  ] as const)('places it once when it ends at %s of %s', async (moment, name) => {
    expect(await takeTimeAndKill({ name, moment, end, fault: 'none' })).toEqual({ last: 'placed', orders: 1 });
  });

  it('places nothing when it ends before the time is in the cart: the order in hand has it, and the guest looks at it first', async () => {
    expect(await takeTimeAndKill({ name: 'cart.update', moment: 'beforeCall', end, fault: 'none' })).toEqual({
      last: 'orderDiffers',
      orders: 0,
    });
  });
});
