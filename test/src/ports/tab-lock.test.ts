import { expect, it, vi } from 'vitest';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { worldClock } from '#sandbox/world/core/clock.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

skipWaits();

const noon = Temporal.Instant.from('2026-11-20T18:00Z');
const after = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

function openBrowser() {
  const storage = memoryStorage();
  const clock = worldClock(memoryStorage(), () => noon);
  return { storage, clock, lock: () => createTabLock({ locks: null, storage, clock }) };
}

it('without locks of the browser, one tab at a time works under a name', async () => {
  const { lock } = openBrowser();
  const signal = new AbortController().signal;
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await after(300);
    working -= 1;
    return 'done';
  };
  const tabs = Array.from({ length: 5 }, () => lock()('order', signal, work));
  expect(await Promise.all(tabs)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(most).toBe(1);
});

it('a lease ends with its work, also where that fails', async () => {
  const { lock, storage } = openBrowser();
  const signal = new AbortController().signal;
  await expect(lock()('order', signal, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(storage.getItem('lock.order')).toBeNull();
});

it('a lease ends with an abort', async () => {
  const { lock, storage } = openBrowser();
  const controller = new AbortController();
  void lock()('order', controller.signal, () => after(1_000_000_000));
  controller.abort();
  expect(storage.getItem('lock.order')).toBeNull();
});

it('a lease is renewed while its work goes on, which may take longer than any lease (SUBMIT-21)', async () => {
  vi.useFakeTimers();
  const { lock, clock } = openBrowser();
  const { signal } = new AbortController();
  const pass = async (ms: number) => {
    clock.move({ milliseconds: ms });
    await vi.advanceTimersByTimeAsync(ms);
  };
  const steps: string[] = [];
  let end = () => {};
  const first = lock()('order', signal, () => new Promise<void>((resolve) => (end = resolve)));
  await pass(1000);
  const second = lock()('order', signal, () => Promise.resolve(steps.push('second')));
  for (let passed = 0; passed < 300_000; passed += 20_000) await pass(20_000);
  expect(steps).toEqual([]);
  end();
  await first;
  await pass(1000);
  await second;
  expect(steps).toEqual(['second']);
  vi.useRealTimers();
});

it.each([91_000, -3_600_000])('a lease of a tab that is gone runs out, %i ms later by the clock', async (ms) => {
  const { lock, storage, clock } = openBrowser();
  storage.setItem('lock.order', JSON.stringify({ holder: 'gone', until: noon.add({ seconds: 90 }).toString() }));
  clock.move({ milliseconds: ms });
  expect(await lock()('order', new AbortController().signal, () => Promise.resolve('done'))).toBe('done');
});
