import type { FoundCafe } from '#contract/cafe.ts';
import { isNearEnough, milesFrom } from '#domain/cafe/distance.ts';
import { supports } from '#domain/cafe/services.ts';
import { destinationFrom } from '#domain/order/destination.ts';
import type { Destination } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { metersBetween, type Point } from '../geo/distance.ts';
import { cafes, type SeededCafe } from './cafes.ts';
import { standingAt } from './hours.ts';
import { leadFor } from './lead.ts';
import { isServedRightAway } from './slots.ts';

/** Most cafes that are named where none is within the radius; none of them is too far for an order. */
const NEAREST = 3;

/** A cafe as a list of results has it. */
export function foundAt(
  { wire, serving, latitude, longitude }: SeededCafe,
  meters: number,
  now: Temporal.Instant,
  destination: Destination,
): FoundCafe {
  const at = cafeTimeAt(now, wire.cafeTZ);
  const { isOpen, closesAt, opensAt } = standingAt(wire.cafeId, at);
  const leadTime = leadFor(serving, destination);
  return {
    ...wire,
    cafeLocation: { latitude, longitude, distance: Math.round(meters) },
    isOpen,
    closesAt,
    opensAt,
    ...(isServedRightAway(serving, at, leadTime) && { leadTime }),
  };
}

interface Asked {
  readonly from: Point;
  readonly miles: number;
  readonly orderType: string | undefined;
  readonly now: Temporal.Instant;
}

/** The cafes around a point that serve a kind of order, the nearest first. A delivery never goes beyond the radius. */
export function cafesAround({ from, miles, orderType, now }: Asked): FoundCafe[] {
  const destination = destinationFrom(orderType);
  const serving = [...cafes.values()]
    .filter(({ wire }) => orderType === undefined || supports(wire, destination))
    .map((cafe) => ({ cafe, meters: metersBetween(from, cafe) }))
    .sort((one, other) => one.meters - other.meters);
  const near = serving.filter(({ meters }) => milesFrom(meters) <= miles);
  const named =
    near.length > 0 || destination === 'DELIVERY' ? near : serving.filter(({ meters }) => isNearEnough(meters)).slice(0, NEAREST);
  return named.map(({ cafe, meters }) => foundAt(cafe, meters, now, destination));
}
