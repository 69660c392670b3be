import { dayLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';

/**
 * Returns the name of a day of service inside a sentence, where only a weekday keeps its capital; the day before today is the night that is
 * not over yet. Both are `YYYY-MM-DD`.
 */
export const dayInSentence = (day: string, today: string): string =>
  (day < today ? text('slots.tonight') : dayLabel(day, today)).replace(/^To/, 'to');
