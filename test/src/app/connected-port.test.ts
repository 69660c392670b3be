import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { connectedPort } from '#src/app/connected-port.ts';

it('answers as its port does', async () => {
  const double = fromPromise<number, number>(({ input }) => Promise.resolve(input * 2));
  const port = connectedPort(double, { isOnline: () => true });
  await expect(toPromise(createActor(port, { input: 21 }).start())).resolves.toBe(42);
});

it.each([true, false])('says with every rejection whether there was a connection: %s', async (isOnline) => {
  const broken = fromPromise<number, null>(() => Promise.reject(new Error('broken')));
  const port = connectedPort(broken, { isOnline: () => isOnline });
  await expect(toPromise(createActor(port, { input: null }).start())).rejects.toMatchObject({ isOffline: !isOnline });
});

it('stops its port when it is stopped', async () => {
  let signal: AbortSignal | null = null;
  const forever = fromPromise<number, null>((scope) => {
    signal = scope.signal;
    return new Promise(() => {});
  });
  const actor = createActor(connectedPort(forever, { isOnline: () => true }), { input: null }).start();
  await vi.waitFor(() => expect(signal).not.toBeNull());
  actor.stop();
  expect(signal).toMatchObject({ aborted: true });
});
