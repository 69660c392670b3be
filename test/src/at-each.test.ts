import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atEach } from '#src/flows/kit/at-each.ts';

const start = Temporal.Instant.from('2026-11-20T18:00Z');
const after = (minutes: number) => start.add({ minutes });
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start.epochMilliseconds }));
afterEach(() => void vi.useRealTimers());

/** Starts a page that hears of instants. `aheadMs`: how far its clock is ahead of the device. */
function open(instants: readonly Temporal.Instant[]) {
  const page = { aheadMs: 0, see: () => {}, told: [] as string[], stop: () => {} };
  const now = () => Temporal.Instant.fromEpochMilliseconds(Date.now() + page.aheadMs);
  const onSeen = (listener: () => void) => {
    page.see = listener;
    return () => void (page.see = () => {});
  };
  page.stop = atEach({ now }, instants, () => void page.told.push(now().toString().slice(11, 16)), onSeen);
  return page;
}

it('a page is told as each instant comes, by a timer to the next one, and of none that is over', async () => {
  const page = open([after(-1), after(30), after(90)]);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
  expect(page.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  expect(page.told).toEqual(['18:30', '19:30']);
  expect(vi.getTimerCount()).toBe(0);
});

it('an instant that is further away than a timer reaches is waited for', async () => {
  const page = open([after(40 * 24 * 60)]);
  await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE_MS);
  expect(page.told).toHaveLength(40);
  expect(vi.getTimerCount()).toBe(0);
});

it('a clock that is put back meanwhile is waited for', async () => {
  const page = open([after(30)]);
  page.aheadMs = -MINUTE_MS;
  await vi.advanceTimersByTimeAsync(31 * MINUTE_MS);
  expect(page.told.at(-1)).toBe('18:30');
});

it('a page that is seen again looks at once, and one that is left is told nothing', async () => {
  const page = open([after(30)]);
  page.see();
  expect(page.told).toEqual(['18:00']);
  page.stop();
  page.see();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(page.told).toEqual(['18:00']);
});
