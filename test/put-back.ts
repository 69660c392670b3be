import { afterAll, vi } from 'vitest';

// Files share their worker: a clock or a global that one of them has replaced would be the next one's too.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
