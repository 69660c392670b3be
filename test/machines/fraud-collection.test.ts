import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { LogInInput, LogInResult } from '#machines/sign-in/sign-in.types.ts';

it('a sign-in waits for the fraud check 20 seconds, and goes on without it (FRAUD-02, CART-11)', async () => {
  const { promise: waited, resolve: pass } = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const machine = signInMachine.provide({
    actors: {
      collectFraudSession: fromPromise<{ kind: 'collected' }, void>(() => new Promise(() => {})),
      logIn: fromPromise<LogInResult, LogInInput>(() => new Promise(() => {})),
      pause: fromPromise<void, { ms: number }>(({ input }) => {
        pauses.push(input.ms);
        return waited;
      }),
    },
  });
  const actor = createActor(machine, { input: { ...plainSignIn, member: null, failures: 0, email: null } }).start();
  const submit = () => actor.send({ type: 'credentials.submitted', username: 'pat@example.com', password: 'typed' });
  submit();
  expect(actor.getSnapshot().matches({ asking: 'collecting' })).toBe(true);
  expect(pauses).toEqual([20_000]);
  pass();
  await expect.poll(() => actor.getSnapshot().matches({ asking: 'ready' })).toBe(true);
  submit();
  expect(actor.getSnapshot().matches('posting')).toBe(true);
});
