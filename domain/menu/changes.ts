import { cardUnavailable } from '../combo/choices.ts';
import { clockOf, dayOf } from '../time/cafe-time.ts';
import { fits, type Avoidance } from './allergens.ts';
import type { Sold, Wanted } from './availability.ts';
import { placardsOf, type Menu } from './menu.ts';

/**
 * Returns whether something of a menu may be judged otherwise at a cafe-local time than at an earlier one: an hour of it begins or ends in between,
 * or the day does. A clock that was put back changes everything (AVAIL-01, AVAIL-03 to -06).
 */
export function changesBetween(menu: Menu, from: string, to: string): boolean {
  if (from === to) return false;
  if (to < from || dayOf(from) !== dayOf(to)) return true;
  const sections = menu.categories.flatMap((category) => category.sections);
  return (
    sections.some(({ schedule }) => hasBound({ schedule, exceptions: [] }, from, to)) ||
    placardsOf(menu).some((one) => hasBoundIn(one, from, to))
  );
}

const hasBoundIn = (sold: Sold, from: string, to: string): boolean =>
  hasBound(sold, from, to) || (sold.components ?? []).some((part) => hasBound(part, from, to));

function hasBound({ schedule, exceptions }: Sold, from: string, to: string): boolean {
  const [after, until] = [clockOf(from), clockOf(to)];
  return (
    schedule.some(({ fromTime, toTime }) => isPassed(fromTime, after, until) || isLeft(toTime, after, until)) ||
    exceptions.some(({ fromDate, toDate }) => isPassed(fromDate, from, to) || isLeft(toDate, from, to))
  );
}

type Bound = string | null | undefined;

/** The wire allows seconds; the cafe's clock has none. */
const sameForm = (bound: string, at: string) => bound.slice(0, at.length);

/** Whether what begins at a bound has begun in between. */
const isPassed = (start: Bound, from: string, to: string) =>
  typeof start === 'string' && from < sameForm(start, to) && sameForm(start, to) <= to;

/** Whether what ends at a bound, inclusive, is over in between. */
const isLeft = (end: Bound, from: string, to: string) => typeof end === 'string' && from <= sameForm(end, to) && sameForm(end, to) < to;

/** What a guest sees of a menu. */
interface Seen {
  readonly avoidance: Avoidance;
  readonly soldOut: ReadonlySet<string>;
}

/**
 * Returns the names of what can be had at one moment of an order and not at a later one, in the order of the menu (AVAIL-01): of what fits what the
 * guest avoids (MENU-11), and was not sold out. A combo ends with the last choice of one of its places (AVAIL-08).
 */
export const endedBetween = (menu: Menu, before: Wanted, now: Wanted, { avoidance, soldOut }: Seen): readonly string[] =>
  placardsOf(menu)
    .filter(
      (placard) =>
        cardUnavailable(menu, placard, before, soldOut) === null &&
        cardUnavailable(menu, placard, now, soldOut) !== null &&
        fits(menu, placard, avoidance),
    )
    .map(({ name }) => name);
