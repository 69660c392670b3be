import { deliveryDetails, orderStatus } from '#contract/order.ts';
import { allowedLink } from '#domain/tracking/link.ts';
import type { OrderStatus, StatusEvent } from '#domain/tracking/status.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Client } from './client.ts';

type Answer = AnswerOf<typeof orderStatus>;

/** Events that a step begins with; others say nothing to a guest. */
const knownEvents = ['PAID', 'kitchenSend', 'enroute_to_dropoff', 'arrived_at_consumer'] as const satisfies readonly StatusEvent[];

/** Asks how far an order is. `origins`: of pages that a driver may be followed on. */
export const readOrderStatus = async (
  call: Client,
  { orderId, origins }: { readonly orderId: string; readonly origins: readonly string[] },
  signal: AbortSignal,
): Promise<OrderStatus> => statusFrom(await call(orderStatus, { body: { reference_id: orderId }, signal }), origins);

const statusFrom = (answer: Answer, origins: readonly string[]): OrderStatus => ({
  events: eventsFrom(answer.status_events),
  isKitchenComplete: answer.is_kitchen_complete ?? false,
  isLarge: answer.large_order ?? false,
  expectedAt: answer.fulfillment_time_local ?? null,
  driver: driverFrom(answer, origins),
});

/** Returns when each known event was, of an object by name and of a list alike (AMB-43); null: it was, and it is not said when. */
function eventsFrom(events: Answer['status_events']): OrderStatus['events'] {
  const named = Array.isArray(events) ? Object.fromEntries(events.map((event) => [event.key, event])) : events;
  return Object.fromEntries(
    knownEvents.flatMap((name) => {
      const event = named[name];
      return event === undefined ? [] : [[name, event.timestamp_local ?? null]];
    }),
  );
}

function driverFrom({ del_driver_name: name, del_driver_phonenumber: phone, del_tracking_url: url }: Answer, origins: readonly string[]) {
  if (!name && !phone && !url) return null;
  return { name: name ?? '', phone: phone?.replaceAll(/\D/g, '') ?? '', link: allowedLink(url ?? null, origins) };
}

/** Asks how many meters a driver has still to go; null where it is not known. */
export const readMetersAway = async (call: Client, orderId: string, signal: AbortSignal): Promise<number | null> =>
  (await call(deliveryDetails, { params: { id: orderId }, signal })).distance ?? null;
