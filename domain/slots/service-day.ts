import { daysLater } from '../time/cafe-time.ts';

/** One day on which a cafe takes orders. */
export interface ServiceDay {
  /** `YYYY-MM-DD` of the cafe. */
  readonly date: string;
  /** `HH:mm`. */
  readonly open: string;
  /** `HH:mm`, no longer served at; before the opening it is on the next day. */
  readonly close: string;
}

/**
 * The day of service that a cafe-local time belongs to: after midnight it may be the day before. Undefined outside the hours of all of them
 * (SLOTS-09). Equal times of opening and closing are a closed day (AMB-36).
 */
export const serviceDayAt = <Day extends ServiceDay>(at: string, days: readonly Day[]): Day | undefined =>
  days.find((day) => at >= `${day.date}T${day.open}` && at < endOf(day));

/** The days of service that hold the times from a cafe-local time on: a day before it too, whose service is not over at midnight. */
export const serviceDaysFrom = <Day extends ServiceDay>(at: string, days: readonly Day[]): readonly Day[] =>
  days.filter((day) => at < endOf(day));

const endOf = ({ date, open, close }: ServiceDay): string => `${close < open ? daysLater(date, 1) : date}T${close}`;
