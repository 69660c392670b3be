import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { lazyPort } from '#src/app/lazy-port.ts';

it('a lazy port loads its code with the first call, and answers as it does', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof double>>>(() => Promise.resolve(double()));
  const port = lazyPort(load, { isOnline: () => true });
  expect(load).not.toHaveBeenCalled();
  await expect(toPromise(createActor(port, { input: 21 }).start())).resolves.toBe(42);
});
const double = () => fromPromise<number, number>(({ input }) => Promise.resolve(input * 2));

it('a lazy port rejects where its code cannot be loaded, and loads again with the next call', async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error('offline');
    return await Promise.resolve(double());
  };
  const port = lazyPort(load, { isOnline: () => isOnline });
  const call = async () => {
    const actor = createActor(port, { input: 1 });
    const answer = toPromise(actor);
    actor.start();
    return await answer;
  };
  await expect(call()).rejects.toThrow('offline');
  await expect(call()).rejects.toMatchObject({ isOffline: true });
  isOnline = true;
  await expect(call()).resolves.toBe(2);
});

it('a lazy port that is stopped stops the work it loaded', async () => {
  let signal: AbortSignal | null = null;
  const forever = fromPromise<number, null>((scope) => {
    signal = scope.signal;
    return new Promise(() => {});
  });
  const port = lazyPort(() => Promise.resolve(forever), { isOnline: () => true });
  const actor = createActor(port, { input: null }).start();
  await vi.waitFor(() => expect(signal).not.toBeNull());
  actor.stop();
  expect(signal).toMatchObject({ aborted: true });
});

it('a lazy port that fails with a connection says that it was not the connection', async () => {
  const port = lazyPort(() => Promise.resolve(fromPromise<number, null>(() => Promise.reject(new Error('broken')))), {
    isOnline: () => true,
  });
  await expect(toPromise(createActor(port, { input: null }).start())).rejects.toMatchObject({ isOffline: false });
});
