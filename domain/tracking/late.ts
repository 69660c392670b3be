import { instantOf } from '../time/cafe-time.ts';

/** Fewer minutes than this are not worth a word: the time itself says them. */
const WORTH_SAYING_MINUTES = 5;
/** From here on the cafe is called: a number would not help. */
const VERY_LATE_MINUTES = 30;

/** How late an order is: in words of minutes, or so late that the guest had better call. */
export type Lateness = { readonly kind: 'onTime' } | { readonly kind: 'late'; readonly minutes: number } | { readonly kind: 'veryLate' };

/** Returns how late an order is; minutes are rounded to the nearest five. Times are cafe-local; one that is not known is no delay. */
export function latenessOf(promisedAt: string | null, expectedAt: string | null, timeZone: string): Lateness {
  if (promisedAt === null || expectedAt === null) return { kind: 'onTime' };
  const minutes = instantOf(promisedAt, timeZone).until(instantOf(expectedAt, timeZone)).total('minutes');
  if (minutes < WORTH_SAYING_MINUTES) return { kind: 'onTime' };
  return minutes > VERY_LATE_MINUTES ? { kind: 'veryLate' } : { kind: 'late', minutes: Math.round(minutes / 5) * 5 };
}
