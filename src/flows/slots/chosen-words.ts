import type { Destination } from '#domain/order/order.ts';
import type { TimeChoice } from '#domain/slots/choice.ts';
import { asapAt } from '#domain/slots/lead-time.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { dayLabel, longDayLabel, momentLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';

interface ChosenWords {
  /** `Tomorrow, 6:30 AM`. */
  readonly title: string;
  /** `Tuesday, November 24`; null where there is nothing to add. */
  readonly note: string | null;
  /** One sentence. */
  readonly summary: string;
}

/** Returns a chosen time in words. `now` is the cafe-local time of reading. */
export function chosenWords(choice: TimeChoice, now: string, timeZone: string, destination: Destination): ChosenWords {
  const way = text(`destination.${destination}`);
  if (choice.kind === 'slot') {
    const { at } = choice;
    return {
      title: `${dayLabel(dayOf(at), dayOf(now))}, ${timeLabel(at)}`,
      note: longDayLabel(dayOf(at)),
      summary: text('slots.summary.later', { way, moment: momentLabel(at, now).replace(/^To/, 'to') }),
    };
  }
  const time = choice.minutes === null ? null : timeLabel(asapAt(now, choice.minutes, timeZone));
  return {
    title: text('slots.asap'),
    note: time === null ? null : text('slots.asap.about', { time }),
    summary: time === null ? text('slots.summary.soon', { way }) : text('slots.summary.asap', { way, time }),
  };
}
