import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { Clock } from './clock.ports.ts';
import { useMinute } from './useMinute.ts';

/** Returns the cafe-local time of now, `YYYY-MM-DDTHH:mm`, which stays current while the page stands: also the names of days follow midnight at the cafe. */
export function useCafeTime(clock: Clock, timeZone: string): string {
  useMinute(clock);
  return cafeTimeAt(clock.now(), timeZone);
}
