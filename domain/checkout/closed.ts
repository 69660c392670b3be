import type { FoundCafe } from '../cafe/cafe.ts';

/**
 * Returns whether an order cannot be had because its cafe has closed, rather than as its kitchen is full (SUBMIT-12). `at`: the time of the order, null
 * for as soon as possible; `now`: the time at the cafe; both cafe-local, `YYYY-MM-DDTHH:mm`. A time that is still to come may be of another day, for
 * which it says nothing that the cafe is closed now.
 */
export const hasClosedFor = (
  { isOpen, leadTime }: Pick<FoundCafe, 'isOpen' | 'leadTime'>,
  { at, now }: { readonly at: string | null; readonly now: string },
): boolean => (at === null ? !isOpen || leadTime === null : !isOpen && at <= now);
