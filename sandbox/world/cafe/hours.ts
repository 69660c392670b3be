import { hashOf } from '../core/hash.ts';

/** One day of service, `HH:mm` cafe time; a close before the opening is on the next day. */
export interface DayHours {
  readonly open: string;
  readonly close: string;
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

const isNightCafe = (id: string) => hashOf(`${id} bakes by night`) % 6 === 0;

function usualHours(id: string, dayOfWeek: number): DayHours {
  if (isNightCafe(id)) return { open: '06:00', close: '01:00' };
  if (dayOfWeek === 7) return { open: '07:00', close: '20:00' };
  if (dayOfWeek === 6) return { open: '07:00', close: '21:00' };
  return { open: '06:00', close: hashOf(`${id} closes`) % 3 === 0 ? '22:00' : '21:00' };
}

/** The hours of the week as the wire has them. */
export const weekOf = (id: string) =>
  weekdays.map((dayOfWeek, index) => {
    const { open, close } = usualHours(id, index + 1);
    return { dayOfWeek, openTime: open, closeTime: close, endCurbsideService: close < open || close > '21:00' ? '21:00' : close };
  });

/** The hours of a day, `YYYY-MM-DD`, or null on a holiday. */
export function hoursOn(id: string, day: string): DayHours | null {
  const date = Temporal.PlainDate.from(day);
  if (isHoliday(date)) return null;
  const usual = usualHours(id, date.dayOfWeek);
  return date.month === 12 && date.day === 24 ? { ...usual, close: '16:00' } : usual;
}

/** Thanksgiving and Christmas. */
const isHoliday = ({ month, day, dayOfWeek }: Temporal.PlainDate) =>
  (month === 12 && day === 25) || (month === 11 && dayOfWeek === 4 && day >= 22 && day <= 28);

const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** Opening and closing of a day as cafe-local times, the closing perhaps on the next day; null on a holiday. */
export function spanOn(id: string, day: string): { readonly opensAt: string; readonly closesAt: string } | null {
  const hours = hoursOn(id, day);
  if (hours === null) return null;
  const closingDay = hours.close <= hours.open ? dayAfter(day, 1) : day;
  return { opensAt: `${day}T${hours.open}`, closesAt: `${closingDay}T${hours.close}` };
}

/** Whether the cafe is open at a cafe-local time, and until when; looks eight days ahead. */
export function standingAt(
  id: string,
  at: string,
): { readonly isOpen: boolean; readonly closesAt: string | null; readonly opensAt: string | null } {
  const day = at.slice(0, 10);
  const spans = Array.from({ length: 9 }, (_, days) => spanOn(id, dayAfter(day, days - 1))).filter((span) => span !== null);
  const current = spans.find(({ opensAt, closesAt }) => opensAt <= at && at < closesAt);
  if (current) return { isOpen: true, closesAt: current.closesAt, opensAt: null };
  return { isOpen: false, closesAt: null, opensAt: spans.find(({ opensAt }) => opensAt > at)?.opensAt ?? null };
}
