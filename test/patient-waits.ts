import { vi } from 'vitest';

const { waitFor, waitUntil } = vi;
/** As long as `expect.poll` has (`tools/check/limits.ts`). */
const PATIENCE_MS = 10_000;
/** Vitest looks again after 50 ms: a quarter of the time of tests with many waits. */
const LOOK_AGAIN_MS = 5;
const patient = (options: number | object = {}) => ({
  timeout: PATIENCE_MS,
  interval: LOOK_AGAIN_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});

// A wait of one second fails on a machine that is busy with other tests, and Vitest has no setting for it. Files of one worker share `vi`.
if (!('isPatient' in waitFor)) {
  Object.assign(vi, {
    waitFor: Object.assign((...[callback, options]: Parameters<typeof waitFor>) => waitFor(callback, patient(options)), {
      isPatient: true,
    }),
    waitUntil: (...[callback, options]: Parameters<typeof waitUntil>) => waitUntil(callback, patient(options)),
  });
}
