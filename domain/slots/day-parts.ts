import { clockOf, dayOf } from '../time/cafe-time.ts';
import type { Slot } from './slot.ts';

const parts = [
  { key: 'morning', until: '11:00' },
  { key: 'midday', until: '14:00' },
  { key: 'afternoon', until: '17:00' },
  { key: 'evening', until: '24:00' },
] as const;

/** Times of a day that are shown together, under one heading. */
export interface DayPart {
  /** `night`: the times after midnight, which are on the next day of the calendar. */
  readonly key: (typeof parts)[number]['key'] | 'night';
  readonly slots: readonly Slot[];
}

/**
 * The times of a day of service by part of the day, in order of time; parts without a time are left out.
 * @param day The day of service, `YYYY-MM-DD`: what comes after its midnight is the end of its evening.
 */
export function dayParts(slots: readonly Slot[], day: string): readonly DayPart[] {
  const sameDay = slots.filter(({ at }) => dayOf(at) <= day);
  const grouped = parts.map(({ key, until }, index): DayPart => {
    const from = parts[index - 1]?.until ?? '00:00';
    return { key, slots: sameDay.filter(({ at }) => clockOf(at) >= from && clockOf(at) < until) };
  });
  const night: DayPart = { key: 'night', slots: slots.filter(({ at }) => dayOf(at) > day) };
  return [...grouped, night].filter((part) => part.slots.length > 0);
}
