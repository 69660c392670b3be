import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { fc, SEED } from '#test/kit/fast-check.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

/** Longer than any call is waited for (SUBMIT-21). */
const LATE_MS = 40_000;
/** Times of a key that is held, in milliseconds. */
const REPEATS = [0, 30, 60, 90];

const after = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

type Browser = Awaited<ReturnType<typeof openCheckoutBrowser>>;
type Tab = ReturnType<Browser['openTab']>;

const moves = {
  press: (tab) => tab.press(),
  'double click': (tab) => {
    tab.press();
    tab.press();
  },
  'key held': async (tab) => {
    for (const ms of REPEATS) {
      await after(ms);
      tab.press();
    }
  },
  reload: () => {},
} satisfies Record<string, (tab: Tab) => Promise<void> | void>;

/**
 * `moves`: what the guest does, in which tab, and after how long. `delays`: how long each call takes to the server and back, in turn.
 * `lateAnswer`: the call whose answer comes later than the page waits for one. `fault`: what becomes of the first submission; `commitAt`: when one takes effect that is late.
 */
const interleavings = fc.record({
  soups: fc.integer({ min: 1, max: 3 }),
  hasLocks: fc.boolean(),
  hasSecondTab: fc.boolean(),
  moves: fc.array(
    fc.record({
      after: fc.nat(900),
      tab: fc.nat(1),
      move: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  delays: fc.array(fc.nat(400), { minLength: 1, maxLength: 12 }),
  lateAnswer: fc.option(fc.nat(30)),
  fault: fc.constantFrom('none', 'lostAnswer', 'lateCommit', 'error500'),
  commitAt: fc.nat(70_000),
  isTimeGone: fc.constant<boolean>(false),
});
type Interleaving = typeof interleavings extends fc.Arbitrary<infer Value> ? Value : never;

async function run({ soups, hasLocks, hasSecondTab, moves: asked, delays, lateAnswer, fault, commitAt, isTimeGone }: Interleaving) {
  world.reset();
  if (isTimeGone) world.clock.set(Temporal.Instant.from('2026-11-20T20:30-06:00'));
  const browser = await openCheckoutBrowser(world, { locks: hasLocks ? memoryLocks() : null });
  for (let more = 1; more < soups; more += 1) await browser.addSoup();
  let turn = 0;
  const delay = async () => void (await after(delays[(turn += 1) % delays.length] ?? 0));
  let isFirst = true;
  browser.beforeCall = async (name) => {
    await delay();
    if (name !== 'cart.submit') return;
    world.faults.clear();
    if (isFirst && fault !== 'none') world.faults.put(name, { endpoint: name, kind: fault });
    isFirst = false;
  };
  let answers = 0;
  browser.afterCall = async () => {
    await delay();
    if (answers++ === lateAnswer) await after(LATE_MS);
  };

  const tabs = Array.from({ length: hasSecondTab ? 2 : 1 }, () => browser.openTab());
  const shown = await Promise.all(tabs.map((tab) => tab.settled()));
  if (isTimeGone) world.clock.set(Temporal.Instant.from('2026-11-20T22:10-06:00'));
  const late = after(commitAt).then(() => world.runLate());
  for (const { after: ms, tab, move } of asked) {
    await after(ms);
    const at = tab % tabs.length;
    const one = must(tabs[at], 'tab');
    if (move === 'reload') tabs[at] = one.reload();
    else await moves[move](one);
  }
  const ends = await Promise.all(tabs.map((tab) => tab.finish()));
  await late;
  const confirmed = await Promise.all(tabs.map((tab) => tab.confirmedTotal()));
  for (const tab of tabs) tab.close();
  const orders = world.orders.all();
  const paid = orders.flatMap((order) => order.paid).reduce((sum, { cents }) => sum + cents, 0);
  const shownTotals = shown.map((screen) => (screen.kind === 'filling' ? screen.total : screen.kind));
  return {
    ends: ends.map((end) => ('as' in end ? end.as : end.kind)),
    orders: orders.map(({ totalCents }) => totalCents),
    ids: browser.submissionIds.size,
    totals: [...new Set([...shownTotals, ...browser.submittedTotals, ...confirmed, paid])],
  };
}

const timeGone = interleavings.map((interleaving) => ({ ...interleaving, isTimeGone: true }));

it('25 random interleavings around a time that is gone, which a press takes and orders for, place at most one order and take its total once; one tab places one (SUBMIT-12)', async () => {
  const property = fc.asyncProperty(timeGone, async (interleaving) => {
    const { orders, ends, totals } = await run(interleaving);
    // Of two tabs one may have changed the order in hand of the other, which then looks at it first.
    const isPlaced = ends.includes('placed') || !interleaving.hasSecondTab;
    expect({ orders: orders.length, ends }).toEqual({
      orders: isPlaced ? 1 : 0,
      ends: ends.map((end) => (interleaving.hasSecondTab && end === 'orderDiffers' ? end : 'placed')),
    });
    if (orders.length > 0) expect(totals.filter((total) => typeof total === 'number')).toEqual(orders);
  });
  await fc.assert(property, { numRuns: 25, seed: SEED });
});

/** One test of all of them takes longer than any test may on a busy machine. */
const shares = Array.from({ length: 5 }, (_, index) => index + 1);

it.each(shares)(
  `200 random interleavings of double click, held key, reload, second tab and late answer place one order and take its total once: shown, submitted, confirmed (share %i of ${shares.length})`,
  async (share) => {
    const property = fc.asyncProperty(interleavings, async (interleaving) => {
      const { orders, ids, ends, totals } = await run(interleaving);
      expect({ orders: orders.length, ids, ends }).toEqual({ orders: 1, ids: 1, ends: ends.map(() => 'placed') });
      expect(totals).toEqual(orders);
    });
    await fc.assert(property, { numRuns: 200, seed: SEED + share });
  },
);
