import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unavailableBecause, type Sold, type Wanted, type Window } from '#domain/menu/availability.ts';
import { cardUnavailable } from '#domain/combo/choices.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const destinations = ['RPU', 'DELIVERY', 'DINEIN', 'DRIVE_THRU', 'CURBSIDE'] as const;
const DAY = 24 * 60;
const WEEK = 7 * DAY;
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** A Sunday. */
const FIRST = Date.UTC(2026, 10, 1);
const RUNS = 10_000;

const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
/** A cafe-local time so many minutes after the first. */
const timeAt = (minute: number) => new Date(FIRST + minute * 60_000).toISOString().slice(0, 16);
const minuteOf = (bound: string) => (Date.parse(`${bound.length === 10 ? `${bound}T00:00` : bound}Z`) - FIRST) / 60_000;

const time = fc.option(fc.integer({ min: 0, max: DAY - 1 }).map(clock));
const window: fc.Arbitrary<Window> = fc.record(
  {
    dayOfWeek: fc.constantFrom(undefined, undefined, ...names, ...names.map((name) => name.toUpperCase())),
    dayOfWeekInt: fc.integer({ min: 0, max: 7 }),
    fromTime: time,
    toTime: time,
  },
  { requiredKeys: ['dayOfWeekInt'] },
);
const bound = fc.option(
  fc.integer({ min: 0, max: 3 * WEEK }).chain((minute) => fc.constantFrom(timeAt(minute), timeAt(minute).slice(0, 10))),
  { nil: undefined },
);
const exception = fc.oneof(
  fc.record({ type: fc.constant('DESTINATION'), destination: fc.constantFrom(...destinations) }),
  fc.record({ type: fc.constant('LTO'), fromDate: bound, toDate: bound }),
);
const sold: fc.Arbitrary<Sold> = fc.record({
  schedule: fc.array(window, { maxLength: 6 }),
  exceptions: fc.array(exception, { maxLength: 2 }),
});
const wanted: fc.Arbitrary<Wanted> = fc.record({
  destination: fc.constantFrom(...destinations),
  at: fc.integer({ min: 0, max: 3 * WEEK }).map(timeAt),
});

/** Whether a window sells at a minute of the week: the rule by counting minutes, without a comparison of texts. */
function sellsAt({ dayOfWeek, dayOfWeekInt = -1, fromTime = null, toTime = null }: Window, minute: number): boolean {
  const day = dayOfWeek === undefined ? dayOfWeekInt % 7 : names.findIndex((name) => name.toLowerCase() === dayOfWeek.toLowerCase());
  const inDay = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  if (fromTime === toTime) return false;
  const [from, to] = [inDay(fromTime ?? '00:00'), inDay(toTime ?? '23:59')];
  const since = (minute - day * DAY - from + 2 * WEEK) % WEEK;
  return since <= (to < from ? to + DAY : to) - from;
}

/** Whether something may be sold, by counting minutes. */
function isAllowed({ schedule, exceptions }: Sold, { destination, at }: Wanted): boolean {
  const minute = minuteOf(at);
  const offers = exceptions.filter(({ type }) => type === 'LTO');
  const isInSeason = offers.some(({ fromDate, toDate }) => {
    const end = toDate === undefined ? Infinity : minuteOf(toDate) + (toDate.length === 10 ? DAY - 1 : 0);
    return minute >= (fromDate === undefined ? -Infinity : minuteOf(fromDate)) && minute <= end;
  });
  if (offers.length > 0 && !isInSeason) return false;
  if (exceptions.some(({ destination: not }) => not === destination)) return false;
  return schedule.length === 0 || schedule.some((each) => sellsAt(each, minute % WEEK));
}

it('over 10,000 random schedules what is offered is allowed, and what is allowed is offered (AVAIL-02 to -07)', () => {
  let offered = 0;
  fc.assert(
    fc.property(sold, wanted, (item, order) => {
      const isOffered = unavailableBecause(item, order) === null;
      offered += Number(isOffered);
      expect(isOffered).toBe(isAllowed(item, order));
    }),
    { numRuns: RUNS, seed: 44 },
  );
  // Both are there in number.
  expect(offered).toBeGreaterThan(RUNS / 20);
  expect(offered).toBeLessThan(RUNS * 0.95);
});

it('over 2,000 random combos one is offered only where each place can be filled with something that is allowed and in stock; with nothing to fill it, it cannot (AVAIL-08 to -10)', () => {
  // Else hardly any combo is one that may be had.
  const often = fc.oneof({ weight: 2, arbitrary: fc.constant<Sold>({ schedule: [], exceptions: [] }) }, sold);
  const child = fc.record({ sold: often, isSoldOut: fc.boolean() });
  let offered = 0;
  fc.assert(
    fc.property(often, fc.array(fc.array(child, { maxLength: 3 }), { minLength: 1, maxLength: 3 }), wanted, (own, places, order) => {
      const parts = places.flatMap((choices, place) => choices.map((choice, at) => ({ ...choice, place, id: `${place}-${at}` })));
      const placards: MenuPlacard[] = parts.map((part) => ({
        ...clubPlacard,
        ...part.sold,
        placardId: part.id,
        componentIds: [`made of ${part.id}`],
        items: clubPlacard.items.slice(0, 1).map((item) => ({ ...item, itemId: part.id })),
      }));
      const combo: MenuPlacard = {
        ...clubPlacard,
        ...own,
        placardId: 'combo',
        isCombo: true,
        componentIds: [],
        places: places.map((_, place) => ({
          placeId: String(place),
          name: '',
          isSide: false,
          options: parts.filter((part) => part.place === place).map(({ id }) => ({ itemId: id, placardId: id, difference: 0 })),
        })),
      };
      const menu: Menu = {
        categories: [],
        heroId: null,
        upsells: [],
        placards: Object.fromEntries([combo, ...placards].map((one) => [one.placardId, one])),
      };
      const soldOut = new Set(parts.flatMap(({ id, isSoldOut }) => (isSoldOut ? [`made of ${id}`] : [])));
      const isOffered = cardUnavailable(menu, combo, order, soldOut) === null;
      offered += Number(isOffered);
      const isFilled = places.every((choices) => choices.some((choice) => !choice.isSoldOut && isAllowed(choice.sold, order)));
      expect(isOffered).toBe(isAllowed(own, order) && isFilled);
    }),
    { numRuns: RUNS / 5, seed: 44 },
  );
  expect(offered).toBeGreaterThan(RUNS / 100);
});
