import type { Schedule } from '#contract/menu-item.ts';
import type { Daypart } from './seed.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const everyDay = (fromTime: string, toTime: string): Schedule[] =>
  days.map((dayOfWeek, index) => ({ dayOfWeek, dayOfWeekInt: index + 1, fromTime, toTime }));

/** When each daypart is sold, cafe time. Lunch runs past midnight, for the cafes that do (AMB-36); no rows mean always (AMB-37). */
export const dayparts: Readonly<Record<Daypart, Schedule[]>> = {
  allDay: [],
  breakfast: everyDay('05:00', '10:30'),
  lunch: everyDay('10:30', '04:59'),
  bakeryMorning: everyDay('05:00', '14:00'),
};
