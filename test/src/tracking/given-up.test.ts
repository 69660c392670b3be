import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { must } from '#domain/must.ts';
import { trackerId } from '#domain/tracking/actor-id.ts';
import { POLL_MS } from '#domain/tracking/status.ts';
import { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import type { ReadOrdersResult } from '#machines/active-orders/active-orders.types.ts';
import { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import type { ReadStatusResult, TrackerInput } from '#machines/tracker/tracker.types.ts';
import { placed, statuses } from '#model-tests/samples/tracking.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { trackerPorts } from '#src/flows/tracker/tracker.ports.ts';

const { pickup } = placed;
const listeners = new Set<() => void>();
let isHere = true;
const presence = {
  isHere: () => isHere,
  onChange(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
function look(here: boolean) {
  isHere = here;
  for (const listener of listeners) listener();
}

/** The active orders with a tracker whose server has failed three times. */
async function givenUp() {
  vi.useFakeTimers();
  let isUp = false;
  const ports = trackerPorts(
    {
      call: (() => Promise.reject(new Error('unused'))) as never,
      clock: { now: () => Temporal.Now.instant() },
      config: { trackingOrigins: [] },
      report: () => {},
      tabStorage: memoryStorage(),
    },
    presence,
  );
  const answer: ReadStatusResult = {
    kind: 'read',
    status: statuses.paid,
    kitchenCompleteBefore: 0,
    metersAway: null,
    isPreparing: false,
    preparingAt: null,
  };
  const readStatus = fromPromise<ReadStatusResult, TrackerInput>(() =>
    isUp ? Promise.resolve(answer) : Promise.reject(new Error('down')),
  );
  const readOrders = fromPromise<ReadOrdersResult, void>(() =>
    Promise.resolve({ kind: 'read', orders: [pickup], activeIds: [pickup.orderId], changesAt: null, canceledIds: [] }),
  );
  const machine = activeOrdersMachine.provide({
    actors: {
      tracker: trackerMachine.provide({ actors: { ...ports, readStatus } }),
      readOrders,
      untilChanged: fromPromise<void, { at: string | null }>(() => new Promise(() => {})),
    },
  });
  const flow = createActor(machine, { input: { isTracked: true } }).start();
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  const tracker = must(flow.getSnapshot().children[trackerId(pickup.orderId)], 'tracker');
  const status = () => (tracker.getSnapshot() as { readonly context: { readonly status: unknown } }).context.status;
  const state = () => (tracker.getSnapshot() as { readonly value: unknown }).value;
  expect(state()).toEqual({ failed: 'observed' });
  isUp = true;
  return { flow, status };
}

afterEach(() => {
  vi.useRealTimers();
  look(true);
});

it('a tracker that has given up asks again when the guest comes back to the page (TRACK-11)', async () => {
  const { flow, status } = await givenUp();
  await vi.advanceTimersByTimeAsync(10 * POLL_MS);
  expect(status()).toBeNull();
  look(false);
  look(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toEqual(statuses.paid);
  flow.stop();
  expect(listeners.size).toBe(0);
});

it('and when the guest opens the page of its order', async () => {
  const { flow, status } = await givenUp();
  flow.send({ type: 'order.watched', order: pickup });
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toEqual(statuses.paid);
  flow.stop();
});
