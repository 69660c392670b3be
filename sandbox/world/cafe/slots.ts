import type { Destination } from '#domain/order/order.ts';
import { cafeTimeAt, instantOf, minutesLater } from '#domain/time/cafe-time.ts';
import type { Room } from '../cart/place.ts';
import type { ServingCafe } from '../cart/stored.ts';
import { hashOf } from '../core/hash.ts';
import { spanOn, standingAt } from './hours.ts';
import { leadFor } from './lead.ts';

/** Minutes between two times that can be ordered for. */
export const SLOT_MINUTES = 15;

/** A time and how many orders it has taken already. */
export interface Taken {
  readonly cafeId: string;
  readonly promisedAt: string;
}

const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** How many orders a cafe takes for one time: always the same number for the same time, and now and then none. */
export const capacityAt = (cafeId: string, at: string) => {
  const lot = hashOf(`${cafeId} at ${at}`);
  return lot % 9 === 0 ? 0 : 2 + (lot % 5);
};

/** Every time of a day from opening to closing, cafe-local. Times that a clock change skips are not there. */
export function timesOn(cafe: ServingCafe, day: string, interval = SLOT_MINUTES): string[] {
  const span = spanOn(cafe.id, day);
  if (span === null) return [];
  const times: string[] = [];
  const end = instantOf(span.closesAt, cafe.timeZone);
  for (let at = instantOf(span.opensAt, cafe.timeZone); Temporal.Instant.compare(at, end) < 0; at = at.add({ minutes: interval })) {
    times.push(cafeTimeAt(at, cafe.timeZone));
  }
  return [...new Set(times)];
}

/** Is there room for one more order at a time, and can the kitchen be ready by then? */
export const isRoomAt = (cafe: ServingCafe, at: string, earliest: string, taken: readonly Taken[]): boolean =>
  at >= earliest && taken.filter(({ cafeId, promisedAt }) => cafeId === cafe.id && promisedAt === at).length < capacityAt(cafe.id, at);

/** The days on which the cafe still serves after the lead time: last night's service, and at most `days` of the calendar from today on. */
export const daysFrom = (cafe: ServingCafe, now: string, lead: number, days: number): string[] =>
  Array.from({ length: days + 1 }, (_, index) => dayAfter(now.slice(0, 10), index - 1)).filter((day) => {
    const span = spanOn(cafe.id, day);
    return span !== null && minutesLater(now, lead, cafe.timeZone) < span.closesAt;
  });

/** Does the cafe take an order right away: is it open now, and still when the order is ready (SLOTS-10)? */
export const isServedRightAway = (cafe: ServingCafe, now: string, lead: number): boolean =>
  standingAt(cafe.id, now).isOpen && standingAt(cafe.id, minutesLater(now, lead, cafe.timeZone)).isOpen;

interface Wanted {
  readonly destination: Destination;
  readonly priority: 'ASAP' | 'LATER';
  readonly at: string;
  readonly foodCents: number;
}

/** Whether the kitchen takes an order for a time, else the next time at which it does (SUBMIT-12, SUBMIT-13). */
export function roomFor(cafe: ServingCafe, now: string, { destination, priority, at, foodCents }: Wanted, taken: readonly Taken[]): Room {
  const lead = leadFor(cafe, destination, foodCents);
  const earliest = minutesLater(now, lead, cafe.timeZone);
  if (priority === 'ASAP' && isServedRightAway(cafe, now, lead)) return { kind: 'open' };
  if (priority === 'LATER' && standingAt(cafe.id, at).isOpen && isRoomAt(cafe, at, earliest, taken)) return { kind: 'open' };
  const from = at > earliest ? at : earliest;
  const next = [-1, 0, 1, 2, 3, 4, 5, 6]
    .flatMap((days) => timesOn(cafe, dayAfter(from.slice(0, 10), days)))
    .find((time) => time >= from && isRoomAt(cafe, time, earliest, taken));
  return { kind: priority === 'LATER' && at < earliest ? 'tooSoon' : 'gone', nextSlot: next ?? null };
}
