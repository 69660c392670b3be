import { clockOf } from '../time/cafe-time.ts';

/** The part of a day that a visitor is greeted in. `at`: the local time where they are, `YYYY-MM-DDTHH:mm`. */
export function greetingOf(at: string): 'morning' | 'afternoon' | 'evening' {
  const clock = clockOf(at);
  if (clock < '04:00') return 'evening';
  if (clock < '12:00') return 'morning';
  return clock < '17:00' ? 'afternoon' : 'evening';
}
