import { offerStart, refusing, windowsOn, type Sold, type Unavailable, type Wanted } from '#domain/menu/availability.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { longDayLabel, timeLabel } from '#domain/time/label.ts';
import { text } from '#src/text/text.ts';

/** Returns why something cannot be had as wanted, and when it can; the hours may be those of what belongs into it (AVAIL-11). */
export function unavailableWords(reason: Unavailable, of: Sold, wanted: Wanted): string {
  const { destination, at } = wanted;
  if (reason === 'soldOut') return text('menu.soldOut');
  if (reason === 'destination') return text('menu.unavailable.destination', { destination: text(`destination.${destination}`) });
  const { sold } = refusing(of, wanted) ?? { sold: of };
  const start = offerStart(sold, at);
  if (reason === 'offerUpcoming' && start !== null) return text('menu.unavailable.offerFrom', { day: longDayLabel(start) });
  const [window] = windowsOn(sold.schedule, dayOf(at));
  if (reason === 'time' && window) {
    const [from, to] = [timeLabel(window.from), timeLabel(window.to)];
    return window.to < window.from ? text('menu.unavailable.timeFrom', { from }) : text('menu.unavailable.time', { from, to });
  }
  return text(reason === 'offerOver' ? 'menu.unavailable.offerOver' : 'menu.unavailable.date');
}
