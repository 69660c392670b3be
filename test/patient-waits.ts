import { vi } from 'vitest';

const { waitFor, waitUntil } = vi;
/** As long as `expect.poll` has (`tools/check/limits.ts`). */
const PATIENCE_MS = 10_000;
const patient = (options: number | object = {}) => (typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// A wait of one second fails on a machine that is busy with other tests, and Vitest has no setting for it. Files of one worker share `vi`.
if (!('isPatient' in waitFor)) {
  Object.assign(vi, {
    waitFor: Object.assign((...[callback, options]: Parameters<typeof waitFor>) => waitFor(callback, patient(options)), {
      isPatient: true,
    }),
    waitUntil: (...[callback, options]: Parameters<typeof waitUntil>) => waitUntil(callback, patient(options)),
  });
}
