import { cardUnavailable } from '../combo/choices.ts';
import type { Menu, MenuPlacard } from '../menu/menu.ts';
import type { Destination } from '../order/order.ts';
import { serviceDaysFrom, type ServiceDay } from './service-day.ts';
import type { Slot } from './slot.ts';

/** What a guest wants, and how and when. */
interface Sought {
  readonly menu: Menu;
  readonly placard: MenuPlacard;
  readonly destination: Destination;
  /** The cafe-local time of the order in hand, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
}

const noStock: ReadonlySet<string> = new Set();

/**
 * Returns the days of service on which to look for a time, the likeliest first: that of a cafe-local time, those after it, then those before it.
 */
export function daysToSearch<Day extends ServiceDay>(days: readonly Day[], at: string): readonly Day[] {
  const from = serviceDaysFrom(at, days);
  return [...from, ...days.filter((day) => !from.includes(day))];
}

/**
 * Returns the free time of a day at which an item can be had: the first from the time of the order on, else the first of the day; null: there is none
 * (AVAIL-03 to -06, AVAIL-08). What is sold out then is not known.
 */
export function fittingTime(slots: readonly Slot[], { menu, placard, destination, at: ordered }: Sought): string | null {
  const fitting = slots.filter(({ at, isOpen }) => isOpen && cardUnavailable(menu, placard, { destination, at }, noStock) === null);
  return (fitting.find(({ at }) => at >= ordered) ?? fitting[0])?.at ?? null;
}
