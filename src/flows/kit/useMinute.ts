import { useEffect, useReducer } from 'react';
import type { Clock } from './clock.ports.ts';
import { everyMinute } from './every-minute.ts';
import { onSeen } from './on-seen.ts';

/** Draws a page anew as each minute of a clock begins, and when the page is seen again. */
export function useMinute(clock: Clock): void {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => everyMinute(clock, look, onSeen), [clock]);
}
