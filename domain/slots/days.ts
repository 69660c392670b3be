import { drawable } from '../app/list-max.ts';
import { daysLater } from '../time/cafe-time.ts';

/** One day of the picker. */
export interface PickableDay {
  /** `YYYY-MM-DD` of the cafe. */
  readonly day: string;
  /** False: the cafe takes no orders for it. */
  readonly isOpen: boolean;
}

/**
 * Returns the days from today on, those between and around the open ones as closed, so that a holiday is seen and not just missing.
 * @param openDays Days that the cafe takes orders for, `YYYY-MM-DD` (SLOTS-01).
 * @param count How many days of the calendar were asked for.
 */
export function pickableDays(openDays: readonly string[], today: string, count: number): readonly PickableDay[] {
  const calendar = Array.from({ length: count }, (_, days) => daysLater(today, days));
  const days = [...new Set([...calendar, ...openDays])].toSorted();
  return drawable(days).map((day) => ({ day, isOpen: openDays.includes(day) }));
}

/** Returns whether `day` is the first day that can be ordered for, and today is not: its last order is taken, or the cafe is closed. */
export function isTodayOver(days: readonly PickableDay[], day: string, today: string): boolean {
  const first = days.find(({ isOpen }) => isOpen);
  return first !== undefined && first.day > today && first.day === day;
}

/**
 * Returns the day to look at in place of a full one: the next that may have a time, else the first; null: there is none.
 * @param without Days that turned out to have no time.
 */
export function nextDay(days: readonly PickableDay[], day: string, without: readonly string[]): string | null {
  const others = days.filter((each) => each.isOpen && each.day !== day && !without.includes(each.day));
  return (others.find((each) => each.day > day) ?? others[0])?.day ?? null;
}
