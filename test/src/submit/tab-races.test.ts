import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { memoryLocks } from '#test/kit/locks.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

const after = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** How long each call takes to the server and back, in turn, and what happens to the first submission. */
const races = fc.record({
  delays: fc.array(fc.nat(400), { minLength: 8, maxLength: 24 }),
  lead: fc.nat(600),
  fault: fc.constantFrom('none', 'lostAnswer', 'lateCommit', 'error500'),
  commitAt: fc.nat(70_000),
});
type Race = typeof races extends fc.Arbitrary<infer Value> ? Value : never;

async function run({ delays, lead, fault, commitAt }: Race, locks: ReturnType<typeof memoryLocks> | null) {
  world.reset();
  const browser = await openCheckoutBrowser(world, { locks });
  let turn = 0;
  const delay = () => after(delays[(turn += 1) % delays.length] ?? 0);
  let isFirst = true;
  browser.beforeCall = async (name) => {
    await delay();
    if (name !== 'cart.submit') return;
    world.faults.clear();
    if (isFirst && fault !== 'none') world.faults.put(name, { endpoint: name, kind: fault });
    isFirst = false;
  };
  browser.afterCall = async () => {
    await delay();
  };
  const [one, other] = [browser.openTab(), browser.openTab()];
  await Promise.all([one.settled(), other.settled()]);
  await one.placeOrder();
  await after(lead);
  await other.placeOrder();
  const late = (async () => {
    await after(commitAt);
    world.runLate();
  })();
  const ends = await Promise.all([one.finish(), other.finish()]);
  await late;
  one.close();
  other.close();
  return { ends: ends.map((end) => ('as' in end ? end.as : end.kind)), orders: world.orders.all().length, ids: browser.submissionIds.size };
}

it.each([
  ['with the locks of the browser', memoryLocks],
  ['with a lease where the browser has no locks', (): null => null],
] as const)('20 races of two tabs place one order and send one id, %s', async (_, locksOf) => {
  const property = fc.asyncProperty(races, async (race) => {
    expect(await run(race, locksOf())).toEqual({ ends: ['placed', 'placed'], orders: 1, ids: 1 });
  });
  await fc.assert(property, { numRuns: 20, seed: 11 });
});
