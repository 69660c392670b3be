import { afterAll, vi } from 'vitest';

// Files share their worker: a clock, a global or a variable that one of them has replaced would be the next one's too.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
