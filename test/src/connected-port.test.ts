import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { connectedPort } from '#src/flows/kit/connected.ports.ts';

it('answers as it is asked', async () => {
  const double = connectedPort<number, number>(
    () => true,
    ({ input }) => Promise.resolve(input * 2),
  );
  await expect(toPromise(createActor(double, { input: 21 }).start())).resolves.toBe(42);
});

it.each([true, false])('says with every rejection whether there was a connection: %s', async (isOnline) => {
  const broken = connectedPort<number, null>(
    () => isOnline,
    () => Promise.reject(new Error('broken')),
  );
  await expect(toPromise(createActor(broken, { input: null }).start())).rejects.toMatchObject({ isOffline: !isOnline });
});
