import { afterEach, beforeEach, vi } from 'vitest';

/** Ends every timer of the tests of a file at once, in the order in which they are due. */
export function skipWaits(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.setTimerTickMode('nextTimerAsync');
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
