import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { menuVersions } from '#contract/menu.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { isApiError } from '#src/api/errors.ts';
import { serverClock, waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

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

it.for([{ hours: 30 }, { hours: -5 }])(
  'The clock of a device that is wrong by %j follows the server’s from its first answer on',
  async (wrong) => {
    const clock = serverClock({ now: () => world.clock.now().add(wrong) });
    const { call } = testDependencies(world, { onAnswer: clock.onAnswer });
    const atCafe = () => cafeTimeAt(clock.now(), 'America/Chicago');
    expect(atCafe()).not.toBe('2026-11-20T11:30');
    await call(menuVersions, { params: { cafeId: '203' } });
    expect(atCafe()).toBe('2026-11-20T11:30');
  },
);

it('A refusal says the server’s time too', async () => {
  const clock = serverClock({ now: () => world.clock.now().subtract({ hours: 3 }) });
  const { call } = testDependencies(world, { onAnswer: clock.onAnswer });
  const refused: unknown = await call(menuVersions, { params: { cafeId: '0' } }).catch((error: unknown) => error);
  expect(isApiError(refused)).toBe(true);
  expect(cafeTimeAt(clock.now(), 'America/Chicago')).toBe('2026-11-20T11:30');
});
