import { clockOf, dayOf, daysLater } from './cafe-time.ts';
import { weekdayOn } from './weekday.ts';

// The browser's formatter has these names too, and takes a phone tens of milliseconds to make (decision 056).
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const nameOf = (names: readonly string[], at: number): string => {
  const name = names[at];
  if (name === undefined) throw new RangeError('This is not a day of the calendar.');
  return name;
};

const monthOf = (day: string) => nameOf(months, Number(day.slice(5, 7)) - 1);
const weekdayOf = (day: string) => nameOf(weekdays, weekdayOn(day));
const dateOf = (day: string) => Number(day.slice(8, 10));
const shortMonthDay = (day: string) => `${monthOf(day).slice(0, 3)} ${dateOf(day)}`;
const shortWeekday = (day: string) => weekdayOf(day).slice(0, 3);

/** `12:30 PM` for a cafe-local time or an `HH:mm`. */
export function timeLabel(at: string): string {
  const [hours = 0, minutes = 0] = (at.length > 5 ? clockOf(at) : at).split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? ' AM' : ' PM'}`;
}

/**
 * `Today`, `Tomorrow`, else `Mon, Nov 23`. Both are cafe-local: a day of the cafe, not of the guest.
 * @throws RangeError when the day is no `YYYY-MM-DD`, as the others here.
 */
export function dayLabel(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === daysLater(today, 1) ? 'Tomorrow' : `${shortWeekday(day)}, ${shortMonthDay(day)}`;
}

/** The two lines of a day's tile: `Today` and `Mon, Nov 23`, `Wed` and `Nov 25`. Both days are cafe-local, `YYYY-MM-DD`. */
export function dayTile(day: string, today: string): { readonly name: string; readonly date: string } {
  const date = shortMonthDay(day);
  const label = dayLabel(day, today);
  const name = shortWeekday(day);
  return label.startsWith(name) ? { name, date } : { name: label, date: `${name}, ${date}` };
}

/** `November 23`. */
export const monthDayLabel = (day: string): string => `${monthOf(day)} ${dateOf(day)}`;

/** `November 23, 2026`. */
export const dateLabel = (day: string): string => `${monthDayLabel(day)}, ${Number(day.slice(0, 4))}`;

/** `Monday, November 23`. */
export const longDayLabel = (day: string): string => `${weekdayOf(day)}, ${monthDayLabel(day)}`;

/** A label of a moment as it stands inside a sentence: `tomorrow at 7:00 AM`, `Mon, Nov 23 at 7:00 AM`. */
export const inSentence = (moment: string): string => moment.replace(/^To(?=day|morrow)/, 'to');

/** `Today at 12:30 PM`, where `now` is the cafe-local time of reading. */
export const momentLabel = (at: string, now: string): string => `${dayLabel(dayOf(at), dayOf(now))} at ${timeLabel(at)}`;
