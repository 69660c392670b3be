import { goneBy } from '#domain/combo/gone-by.ts';
import { nextSale, offerStart, refusing, windowsOn, type Sold, type Unavailable, type Wanted } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { longDayLabel, timeLabel } from '#domain/time/label.ts';
import { text } from '#src/text/text.ts';

const from = (when: string) => text('menu.from', { when });

/** Returns why something cannot be had as wanted, and when it can; the hours may be those of what belongs into it (AVAIL-11). */
export function unavailableWords(reason: Unavailable, of: Sold, wanted: Wanted): string {
  const { destination, at } = wanted;
  if (reason === 'soldOut') return text('menu.soldOut');
  if (reason === 'destination') return text('menu.notFor', { destination: text(`destination.${destination}`) });
  const { sold } = refusing(of, wanted) ?? { sold: of };
  const start = reason === 'time' || reason === 'date' ? nextSale(sold, at) : offerStart(sold, at);
  if (reason === 'time') {
    if (start !== null && dayOf(start) === dayOf(at)) return from(timeLabel(start));
    const ends = windowsOn(sold.schedule, dayOf(at)).map(({ to }) => to);
    const last = ends.toSorted().at(-1);
    if (last) return text('menu.until', { when: timeLabel(last) });
  }
  return start === null ? text('menu.gone') : from(longDayLabel(dayOf(start)));
}

/** Returns why a card of the menu cannot be had as wanted, and when it can: a combo by what would fill its place that has nothing left (AVAIL-08). */
export const cardWords = (reason: Unavailable, menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): string =>
  unavailableWords(reason, goneBy(menu, placard, wanted, soldOut)?.placard ?? placard, wanted);
