import type { Clock } from './clock.ports.ts';
import { wake } from './wake.ts';

const MINUTE_MS = 60_000;

/** Calls back at the beginning of each minute of a clock, and when the page is seen again. Returns what stops it. */
export const everyMinute = (clock: Clock, listener: () => void, onSeen: (listener: () => void) => () => void): (() => void) =>
  wake(() => MINUTE_MS - (clock.now().epochMilliseconds % MINUTE_MS), listener, onSeen);
