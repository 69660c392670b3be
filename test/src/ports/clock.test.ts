import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { waitingPorts } from '#src/ports/clock.ts';

afterEach(() => vi.useRealTimers());

it('waits longer than a browser’s timer can: a session may be secure for months (SESSION-09)', async () => {
  vi.useFakeTimers();
  const now = Temporal.Instant.from('2026-11-21T08:00:00Z');
  const ports = waitingPorts({ now: () => now });
  const actor = createActor(ports.waitUntil, { input: { at: now.add({ hours: 24 * 60 }).toString() } }).start();
  await vi.advanceTimersByTimeAsync(59 * 86_400_000);
  expect(actor.getSnapshot().status).toBe('active');
  await vi.advanceTimersByTimeAsync(2 * 86_400_000);
  expect(actor.getSnapshot().status).toBe('done');
});
