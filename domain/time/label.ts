import { clockOf, dayOf, daysLater } from './cafe-time.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const longWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `12:30pm` for a cafe-local time or an `HH:mm`. */
export function timeLabel(at: string): string {
  const [hours = 0, minutes = 0] = (at.length > 5 ? clockOf(at) : at).split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`;
}

/** `Today`, `Tomorrow`, else `Mon, Nov 23`. Both are cafe-local: a day of the cafe, not of the guest. */
export function dayLabel(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === daysLater(today, 1) ? 'Tomorrow' : weekday.format(Date.parse(day));
}

/** `Monday, November 23`. */
export const longDayLabel = (day: string): string => longWeekday.format(Date.parse(day));

/** `Today at 12:30pm`, where `now` is the cafe-local time of reading. */
export const momentLabel = (at: string, now: string): string => `${dayLabel(dayOf(at), dayOf(now))} at ${timeLabel(at)}`;
