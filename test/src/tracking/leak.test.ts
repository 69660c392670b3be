import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import { must } from '#domain/must.ts';
import { trackerMachine } from '#machines/tracker/tracker.machine.ts';
import { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import type { ReadOrdersResult } from '#machines/active-orders/active-orders.types.ts';
import type { ReadStatusResult } from '#machines/tracker/tracker.types.ts';
import { placed, statuses } from '#model-tests/samples/tracking.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { trackerPorts } from '#src/flows/tracker/tracker.ports.ts';
import { chance } from '#test/kit/chance.ts';

/** Of each of three orders: 1,000 together. */
const HOURS = 334;
const POLLS = (HOURS * 3600) / 15;

/** A page that is shown and hidden. */
function presence() {
  const listeners = new Set<() => void>();
  let isHere = true;
  return {
    isHere: () => isHere,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(here: boolean) {
      isHere = here;
      for (const listener of listeners) listener();
    },
    count: () => listeners.size,
  };
}

/** Three orders that are followed at once, by a server that answers as the test says. */
function followThree(answer: () => Promise<ReadStatusResult>) {
  const here = presence();
  let polls = 0;
  const ports = trackerPorts(
    {
      call: (() => Promise.reject(new Error('unused'))) as never,
      clock: { now: () => Temporal.Now.instant() },
      config: { trackingOrigins: [] },
      report: () => {},
      tabStorage: memoryStorage(),
    },
    here,
  );
  const tracker = trackerMachine.provide({
    actors: {
      ...ports,
      readStatus: fromPromise(() => {
        polls += 1;
        return answer();
      }),
    },
  });
  const orders = [placed.pickup, placed.delivery, { ...placed.delivery, orderId: 'order-5' }];
  const machine = activeOrdersMachine.provide({
    actors: {
      tracker,
      readOrders: fromPromise<ReadOrdersResult, void>(() =>
        Promise.resolve({ kind: 'read', orders, activeIds: orders.map(({ orderId }) => orderId), changesAt: null, canceledIds: [] }),
      ),
      untilChanged: fromPromise(() => new Promise<void>(() => {})),
    },
  });
  const actor = createActor(machine, { input: { isTracked: true } });
  actor.start();
  return { actor, here, polls: () => polls };
}
/** A tracker as a test looks at it. */
interface Seen {
  readonly status: string;
  readonly context: { readonly orderId: string; readonly stage: number; readonly failureCount: number };
  readonly children?: object;
}
const seen = (actor: AnyActorRef | undefined) => must(actor, 'actor').getSnapshot() as Seen;

/** An order that is there takes no press: its page has no button any more. */
function retry(tracker: AnyActorRef | undefined) {
  const { status } = seen(tracker);
  if (status === 'active') tracker?.send({ type: 'status.retried' });
}

const received: ReadStatusResult = {
  kind: 'read',
  status: statuses.paid,
  kitchenCompleteBefore: 0,
  metersAway: null,
  isPreparing: false,
  preparingAt: null,
};

/** Timers that a test ends one by one: those of Vitest wait for real time with each, which 240,000 polls have not. */
function simulatedTimers() {
  const pending = new Map<number, { readonly at: number; readonly end: () => void }>();
  let now = 0;
  let count = 0;
  let ended = 0;
  vi.stubGlobal('setTimeout', (end: () => void, ms: number) => {
    pending.set((count += 1), { at: now + ms, end });
    return count;
  });
  vi.stubGlobal('clearTimeout', (id: number) => void pending.delete(id));
  return {
    pending: () => pending.size,
    /** Ends every timer until a time, and what follows from each. */
    async advance(ms: number) {
      const until = now + ms;
      for (;;) {
        const [id, next] = [...pending].toSorted(([, one], [, other]) => one.at - other.at)[0] ?? [];
        if (id === undefined || next === undefined || next.at > until) break;
        pending.delete(id);
        now = next.at;
        next.end();
        for (let turn = 0; turn < 24; turn += 1) await Promise.resolve();
        // What a weak reference names is held until the event loop turns.
        if ((ended += 1) % 1000 === 0) await new Promise((resolve) => void setImmediate(resolve));
      }
      now = until;
    },
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes in use once what nothing refers to is gone. */
function usedMemory() {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('1,000 hours of polling, of three orders at once, leak no actor, timer, listener or memory (TRACK-10)', async () => {
  const timers = simulatedTimers();
  const { actor, here, polls } = followThree(() => Promise.resolve(received));
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  const before = { timers: timers.pending(), listeners: here.count(), polls: polls() };
  const running = () =>
    Object.values(actor.getSnapshot().children).map((child) => Object.keys(seen(child as AnyActorRef).children ?? {}).length);
  const children = running();
  expect(before).toEqual({ timers: 3, listeners: 3, polls: 3 });
  const memory = usedMemory();
  await timers.advance(HOURS * 3_600_000);
  expect({ timers: timers.pending(), listeners: here.count() }).toEqual({ timers: 3, listeners: 3 });
  expect(polls() - before.polls).toBe(3 * POLLS);
  expect(running()).toEqual(children);
  expect(usedMemory() - memory).toBeLessThan(20);
  actor.stop();
  expect({ timers: timers.pending(), listeners: here.count() }).toEqual({ timers: 0, listeners: 0 });
}, 600_000);

it.for([1, 2, 3, 4, 5])(
  'three trackers at once hold on random walks of the page, the connection and the server (seed %i)',
  async (seed) => {
    vi.useFakeTimers();
    const draw = chance(seed);
    const answers = Object.values(statuses).map((status): ReadStatusResult => ({
      ...received,
      status,
      isPreparing: 'kitchenSend' in status.events,
    }));
    const { actor, here } = followThree(() =>
      draw() < 0.4 ? Promise.reject(new Error('no answer')) : Promise.resolve(answers[Math.floor(draw() * answers.length)] ?? received),
    );
    const trackers = () =>
      Object.entries(actor.getSnapshot().children).flatMap(([id, child]) => (id.startsWith('tracker.') ? [child] : []));
    const stages = new Map<string, number>();
    await vi.advanceTimersByTimeAsync(0);
    for (let move = 0; move < 300; move += 1) {
      const dice = draw();
      if (dice < 0.2) here.set(draw() < 0.5);
      else if (dice < 0.4) for (const tracker of trackers()) retry(tracker);
      else await vi.advanceTimersByTimeAsync(Math.floor(draw() * 40_000));
      for (const tracker of trackers()) {
        const { context, status } = seen(tracker);
        expect(status).not.toBe('error');
        expect(context.failureCount).toBeLessThan(3);
        expect(context.stage).toBeGreaterThanOrEqual(stages.get(context.orderId) ?? 1);
        stages.set(context.orderId, context.stage);
      }
    }
    expect(trackers()).toHaveLength(3);
    actor.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(here.count()).toBe(0);
  },
);
