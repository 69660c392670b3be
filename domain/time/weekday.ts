/** What each month adds to the weekday, from January on (Sakamoto). */
const MONTHS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/**
 * Returns the weekday of a day `YYYY-MM-DD`, 0 = Sunday; NaN for anything else. By the numbers of the day alone: a whole menu is judged at once, and a
 * date is too dear for each of its items.
 */
export function weekdayOn(day: string): number {
  const month = Number(day.slice(5, 7));
  // January and February count to the year before, whose leap day is behind them.
  const year = Number(day.slice(0, 4)) - (month < 3 ? 1 : 0);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return (year + leaps + (MONTHS[month - 1] ?? Number.NaN) + Number(day.slice(8, 10))) % 7;
}
