import { expect, it } from 'vitest';
import { changesKey } from '#src/flows/cart/load-keys.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { cartOf } from '#test/kit/order.ts';

const world = openSandbox();

it.for([
  ['a minute', 0, 60_000],
  ['three minutes', 1, 180_000],
] as const)('changes that another tab wrote %s ago by the clock of the device are taken over, %i of 1', async ([, count, ago]) => {
  const queue = [{ id: 'change-1', change: { kind: 'remove', sequenceNum: 1 }, isSent: false }];
  // This tab has heard from a server whose clock is ahead; the other has not.
  const clock = { now: () => Temporal.Now.instant().add({ minutes: 10 }) };
  const deps = { ...testDependencies(world), clock };
  const load = { tab: 'tab-2', at: Temporal.Now.instant().epochMilliseconds - ago, queue, lines: {}, setUp: null };
  deps.sharedStorage.setItem(changesKey('load-2'), JSON.stringify(load));
  const { app } = await openedApp(deps);
  expect(cartOf(app).getSnapshot().context.queue).toHaveLength(count);
});
