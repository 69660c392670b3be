import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { browserPresence } from '#src/flows/kit/presence.ports.ts';
import { trackerPorts } from '#src/flows/tracker/tracker.ports.ts';
import type { TrackerInput } from '#machines/tracker/tracker.types.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** Half an hour before it is there: a driver has it. */
const delivery = { ...placed.delivery, at: '2026-11-20T11:40' };
const input: TrackerInput = {
  orderId: delivery.orderId,
  destination: 'DELIVERY',
  priority: delivery.priority,
  at: delivery.at,
  timeZone: delivery.timeZone,
};

/** The ports with a page that is seen until `leave`, and the faults that they report. */
function openPorts() {
  const faults: string[] = [];
  const listeners = new Set<() => void>();
  let isHere = true;
  const presence = {
    isHere: () => isHere,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const ports = trackerPorts({ ...testDependencies(world), report: ({ source }) => void faults.push(source) }, presence);
  return {
    ports,
    faults,
    listeners,
    leave() {
      isHere = false;
      for (const listener of listeners) listener();
    },
  };
}

it('a poll whose distance of the driver fails is read without it: it counts as no failure, and is reported (SERVICE-04, TRACK-11, C-119)', async () => {
  placeOrder(world, delivery);
  world.clock.move({ minutes: 5 });
  const { ports, faults } = openPorts();
  const read = () => toPromise(createActor(ports.readStatus, { input }).start());
  const answer = await read();
  expect([answer.metersAway, faults]).toEqual([expect.any(Number), []]);
  world.faults.put('order.delivery', { endpoint: 'order.delivery', kind: 'error500' });
  expect(await read()).toEqual({ ...answer, metersAway: null });
  expect(faults).toEqual(['deliveryDetails']);
});

it('the wait for the next poll ends at once where the page is left, and follows it no more (TRACK-10)', async () => {
  const { ports, leave, listeners } = openPorts();
  const wait = createActor(ports.untilNextPoll, { input: { ms: 15_000 } }).start();
  leave();
  expect(await toPromise(wait)).toEqual({ kind: 'away' });
  expect(listeners.size).toBe(0);
});

it('the wait for the next poll ends when it is due where the page is seen (TRACK-10)', async () => {
  const { ports, listeners } = openPorts();
  const wait = createActor(ports.untilNextPoll, { input: { ms: 1 } }).start();
  expect(await toPromise(wait)).toEqual({ kind: 'due' });
  expect(listeners.size).toBe(0);
});

it.each([
  ['visible', true, true],
  ['hidden', true, false],
  ['visible', false, false],
] as const)('a page that is %s, with a connection: %s, is polled for: %s (TRACK-10)', (visibilityState, onLine, isHere) => {
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('navigator', { onLine });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(browserPresence.isHere()).toBe(isHere);
});

it('a page says that it was hidden, or lost its connection, until it is not asked any more (TRACK-10)', () => {
  const page = new EventTarget();
  const tab = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
  onTestFinished(() => void vi.unstubAllGlobals());
  const listener = vi.fn<() => void>();
  const end = browserPresence.onChange(listener);
  page.dispatchEvent(new Event('visibilitychange'));
  tab.dispatchEvent(new Event('offline'));
  tab.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  page.dispatchEvent(new Event('visibilitychange'));
  tab.dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(3);
});
