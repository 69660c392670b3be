import type { Destination } from '#domain/order/order.ts';
import { cafeTimeAt, instantOf } from '#domain/time/cafe-time.ts';
import type { ServingCafe } from '../cart/stored.ts';
import { hashOf } from '../core/hash.ts';

/** An order as the kitchen sees it. */
export interface Ticket {
  readonly orderId: string;
  readonly destination: Destination;
  /** Cafe-local. */
  readonly promisedAt: string;
  /** An instant. */
  readonly placedAt: string;
  readonly foodCents: number;
}

/** From this sum of food on an order is large, in cents. */
const LARGE_CENTS = 200_00;
/** Minutes before its time at which the kitchen has made an order for the counter, at which a driver leaves, and for which they drive. */
const DRIVE_MINUTES = 20;
/** Minutes after the payment until the kitchen has an order for now. */
const TO_KITCHEN_MINUTES = 2;
/** A delivery that is driven one minute has so many meters less to go. */
const METERS_PER_MINUTE = 300;

const delays = { normal: 0, late: 12, veryLate: 45 } as const;
export type Pace = keyof typeof delays;

const drivers = [
  ['Marcus T.', '3145550123'],
  ['Priya K.', '3145550144'],
  ['Jo L.', '3145550168'],
] as const;

/** When each thing happens to an order. */
interface Plan {
  readonly paid: Temporal.Instant;
  readonly toKitchen: Temporal.Instant;
  readonly made: Temporal.Instant;
  /** Only of a delivery. */
  readonly arrived: Temporal.Instant;
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) < 0 ? one : other);
const later = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) < 0 ? other : one);

function planFor({ destination, promisedAt, placedAt }: Ticket, { timeZone, leadMinutes }: ServingCafe, pace: Pace): Plan {
  const paid = Temporal.Instant.from(placedAt);
  const arrived = instantOf(promisedAt, timeZone).add({ minutes: delays[pace] });
  const made = destination === 'DELIVERY' ? arrived.subtract({ minutes: DRIVE_MINUTES }) : arrived.subtract({ minutes: 1 });
  // Nothing is made before it is paid for, however short the time is.
  const toKitchen = later(paid.add({ minutes: TO_KITCHEN_MINUTES }), made.subtract({ minutes: leadMinutes }));
  return { paid, toKitchen: earlier(toKitchen, later(made, paid)), made: later(made, paid), arrived: later(arrived, paid) };
}

/** Whether the kitchen has begun an order, which cannot be canceled from then on. */
export const hasBegun = (ticket: Ticket, cafe: ServingCafe, pace: Pace, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, planFor(ticket, cafe, pace).toKitchen) >= 0;

/** Meters to the door; null before a driver has the order and after the delivery. */
export function metersAway(ticket: Ticket, cafe: ServingCafe, pace: Pace, now: Temporal.Instant): number | null {
  const { made, arrived } = planFor(ticket, cafe, pace);
  if (ticket.destination !== 'DELIVERY' || Temporal.Instant.compare(now, made) < 0 || Temporal.Instant.compare(now, arrived) >= 0)
    return null;
  return Math.round(now.until(arrived).total('minutes') * METERS_PER_MINUTE);
}

/** How far an order is, in the wire’s words. */
export function statusOf(ticket: Ticket, cafe: ServingCafe, pace: Pace, now: Temporal.Instant) {
  const { paid, toKitchen, made, arrived } = planFor(ticket, cafe, pace);
  const isDelivery = ticket.destination === 'DELIVERY';
  const moments = [
    ['PAID', paid],
    ['kitchenSend', toKitchen],
    ...(isDelivery
      ? ([
          ['enroute_to_dropoff', made],
          ['arrived_at_consumer', arrived],
        ] as const)
      : []),
  ] as const;
  const past = moments.filter(([, at]) => Temporal.Instant.compare(at, now) <= 0);
  const local = (at: Temporal.Instant) => `${cafeTimeAt(at, cafe.timeZone)}:00`;
  const isMade = Temporal.Instant.compare(made, now) <= 0;
  const [name, phone] = drivers[hashOf(ticket.orderId) % drivers.length] ?? drivers[0];
  const isCourier = cafe.deliveryProvider === 'Fleetfoot';
  return {
    status_events: Object.fromEntries(past.map(([event, at]) => [event, { timestamp_local: local(at) }])),
    is_kitchen_complete: isMade,
    large_order: ticket.foodCents >= LARGE_CENTS,
    fulfillment_time_local: local(arrived),
    ...(isDelivery &&
      isMade && {
        del_driver_name: name,
        del_driver_phonenumber: phone,
        del_tracking_url: isCourier ? `https://track.fleetfoot.example/ride/${encodeURIComponent(ticket.orderId)}` : null,
      }),
  };
}
