/**
 * A moment ahead at which every cafe of the country is open: around noon on a day that is no holiday. The journeys must not
 * depend on when they are run.
 */
export function nextNoon(): string {
  const day = new Date();
  day.setUTCHours(18, 0, 0, 0);
  while (day.getTime() < Date.now() || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString();
}

const isHoliday = (day: Date) =>
  (day.getUTCMonth() === 11 && day.getUTCDate() >= 24 && day.getUTCDate() <= 25) ||
  (day.getUTCMonth() === 10 && day.getUTCDay() === 4 && day.getUTCDate() >= 22);
