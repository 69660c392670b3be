import { goneBy } from '#domain/combo/gone-by.ts';
import {
  nextSale,
  offerEnd,
  offerStart,
  refusing,
  windowsOn,
  type Sold,
  type Unavailable,
  type Wanted,
} from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { longDayLabel, timeLabel } from '#domain/time/label.ts';
import { text } from '#src/text/text.ts';

/** The hour where it is that of the day, else the day. `when`: `HH:mm`, a day, or both. */
const label = (when: string, at: string) => (when.length > 5 && dayOf(when) !== dayOf(at) ? longDayLabel(dayOf(when)) : timeLabel(when));

/** Returns why something cannot be had as wanted, and when it can; the hours may be those of what belongs into it (AVAIL-11). */
export function unavailableWords(reason: Unavailable, of: Sold, wanted: Wanted): string {
  const { destination, at } = wanted;
  if (reason === 'soldOut') return text('menu.soldOut');
  if (reason === 'destination') return text('menu.notFor', { destination: text(`destination.${destination}`) });
  const { sold } = refusing(of, wanted) ?? { sold: of };
  const isByHours = reason === 'time' || reason === 'date';
  const start = isByHours ? nextSale(sold, at) : offerStart(sold, at);
  const end = reason === 'offerEnds' ? offerEnd(sold) : reason === 'time' ? lastOf(sold, at) : null;
  if (end !== null && (start === null || dayOf(start) !== dayOf(at))) return text('menu.until', { when: label(end, at) });
  return start === null ? text('menu.gone') : text('menu.from', { when: label(start, at) });
}

/** Until when something is sold on a day. */
const lastOf = ({ schedule }: Sold, at: string): string | null =>
  windowsOn(schedule, dayOf(at))
    .map(({ to }) => to)
    .toSorted()
    .at(-1) ?? null;

/** Returns why a card of the menu cannot be had as wanted, and when it can: a combo by what would fill its place that has nothing left (AVAIL-08). */
export const cardWords = (reason: Unavailable, menu: Menu, placard: MenuPlacard, wanted: Wanted, soldOut: ReadonlySet<string>): string =>
  unavailableWords(reason, goneBy(menu, placard, wanted, soldOut)?.placard ?? placard, wanted);
