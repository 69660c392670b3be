import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { createFraudCheck, type FraudCheck } from '#src/app/session/fraud.ts';
import { failingClient, silentClient } from '#sandbox/drawer/fraud-collector.ts';

/** A check by the pretended collector, which does what the name of its client says. */
const checkOf = (clientId: string) =>
  createFraudCheck({}, { sandbox: 'embedded', fraud: { scriptUrl: 'https://a.example/a.js', clientId, host: 'https://a.example' } });

it('the pretended collector gives the id of a session, once (CONSTANTS-07, FRAUD-01)', async () => {
  const check = checkOf('client');
  expect(check.sessionId()).toBeNull();
  await check.collect();
  const id = check.sessionId();
  expect(id).toMatch(/^sandbox-fraud-\d+$/);
  await check.collect();
  expect(check.sessionId()).toBe(id);
});

it('the pretended collector runs where none is configured, and nothing does without the sandbox (CONSTANTS-07)', async () => {
  const here = createFraudCheck({}, { sandbox: 'embedded', fraud: null });
  await here.collect();
  expect(here.sessionId()).not.toBeNull();
  const there = createFraudCheck({}, { sandbox: 'off', fraud: null });
  await there.collect();
  expect(there.sessionId()).toBeNull();
});

it('a collector that fails leaves no id, and is asked anew (FRAUD-02)', async () => {
  const check = checkOf(failingClient);
  await expect(check.collect()).rejects.toThrow('The pretended collector fails.');
  await expect(check.collect()).rejects.toThrow('The pretended collector fails.');
  expect(check.sessionId()).toBeNull();
});

describe('a collector that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Whether a collection has ended, and what the next one does. */
  const collected = (check: FraudCheck) => {
    const seen = { isOver: false };
    void check
      .collect()
      .catch(() => {})
      .then(() => (seen.isOver = true));
    return seen;
  };

  it('is given up after 20 seconds, and asked anew by the next collection (FRAUD-02)', async () => {
    const asked = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
    const page = { fraudCollector: { collect: asked } };
    const fraud = { scriptUrl: 'https://a.example/a.js', clientId: 'client', host: 'https://a.example' };
    const check = createFraudCheck(page, { sandbox: 'off', fraud }, () => Promise.resolve());
    const first = collected(check);
    await vi.advanceTimersByTimeAsync(19_999);
    const meanwhile = collected(check);
    expect([first.isOver, asked.mock.calls.length]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([first.isOver, meanwhile.isOver]).toEqual([true, true]);
    asked.mockResolvedValueOnce('fraud-1');
    await check.collect();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(check.sessionId()).toBe('fraud-1');
  });

  it('and answers after that still gives its session id (FRAUD-02, FRAUD-03)', async () => {
    const late = Promise.withResolvers<string>();
    const page = { fraudCollector: { collect: () => late.promise } };
    const fraud = { scriptUrl: 'https://a.example/a.js', clientId: 'client', host: 'https://a.example' };
    const check = createFraudCheck(page, { sandbox: 'off', fraud }, () => Promise.resolve());
    const first = collected(check);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([first.isOver, check.sessionId()]).toEqual([true, null]);
    late.resolve('fraud-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(check.sessionId()).toBe('fraud-1');
  });
});

it.for([failingClient, silentClient])('a sign-in goes on without the collector of %s (FRAUD-02)', async (clientId) => {
  const check = checkOf(clientId);
  const machine = signInMachine.provide({
    actors: {
      collectFraudSession: fromPromise<{ kind: 'collected' }, void>(async () => {
        await check.collect();
        return { kind: 'collected' };
      }),
      pause: fromPromise<void, { ms: number }>(() => Promise.resolve()),
    },
  });
  const actor = createActor(machine, { input: { ...plainSignIn, member: null, failures: 0, email: null } }).start();
  actor.send({ type: 'credentials.submitted', username: 'pat@example.com', password: 'typed' });
  await expect.poll(() => actor.getSnapshot().matches({ asking: 'ready' })).toBe(true);
  expect(check.sessionId()).toBeNull();
});
