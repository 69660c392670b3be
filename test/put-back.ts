import { afterAll, vi } from 'vitest';

// Files share their worker: a clock, a global or a variable that one of them has replaced would be the next one's too.
const { fetch } = globalThis;
afterAll(() => {
  // Before the timers: those of Vitest are made after the global ones, whose handles some code asks for.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
});
