import { clockOf, dayOf, daysLater } from './cafe-time.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
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

/** The two lines of a day's tile: `Today` and `Mon, Nov 23`, `Wed` and `Nov 25`. Both days are cafe-local, `YYYY-MM-DD`. */
export function dayTile(day: string, today: string): { readonly name: string; readonly date: string } {
  const date = weekday.format(Date.parse(day));
  const label = dayLabel(day, today);
  if (label !== date) return { name: label, date };
  const [name = '', monthAndDay = ''] = date.split(', ');
  return { name, date: monthAndDay };
}

/** `November 23, 2026`. */
export const dateLabel = (day: string): string => fullDate.format(Date.parse(day));

/** `Monday, November 23`. */
export const longDayLabel = (day: string): string => longWeekday.format(Date.parse(day));

/** A label of a moment as it stands inside a sentence: `tomorrow at 7:00am`, `Mon, Nov 23 at 7:00am`. */
export const inSentence = (moment: string): string => moment.replace(/^To(?=day|morrow)/, 'to');

/** `Today at 12:30pm`, where `now` is the cafe-local time of reading. */
export const momentLabel = (at: string, now: string): string => `${dayLabel(dayOf(at), dayOf(now))} at ${timeLabel(at)}`;
