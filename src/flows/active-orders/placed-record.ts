import * as v from 'valibot';
import type { OwnedOrder } from '#domain/order/active-orders.ts';
import { destinations } from '#domain/order/order.ts';
import { isDateTime, isTimeZone } from '#domain/time/cafe-time.ts';
import { PLACED_KEY } from './placed-key.ts';

const Owner = v.nullable(v.string());
const OrderSchema: v.GenericSchema<unknown, OwnedOrder> = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  number: v.string(),
  cartId: v.nullable(v.string()),
  destination: v.picklist([...destinations, 'SUBSCRIPTION']),
  priority: v.picklist(['ASAP', 'LATER']),
  at: v.pipe(v.string(), v.regex(v.ISO_DATE_TIME_REGEX), v.check(isDateTime)),
  cafeId: v.string(),
  cafeName: v.string(),
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  customerId: Owner,
});
/** One that cannot be read, as with a time zone that no calendar of this browser knows, takes no other with it. */
const Orders = v.pipe(
  v.array(v.unknown()),
  v.transform((orders) => orders.filter((order): order is OwnedOrder => v.is(OrderSchema, order))),
);
const Record = v.object({
  orders: Orders,
  /** Carts that were read, whether or not they are orders, the last ones: none is read again, by any tab. */
  carts: v.optional(v.array(v.object({ cartId: v.string(), customerId: Owner })), []),
  /** Ids of orders that were canceled, the last ones: another tab may still have them from the account. */
  canceledIds: v.array(v.string()),
});
/** The orders that were placed in this browser and are not over, each with whose it is (ACTIVE-05). */
export type PlacedRecord = v.InferOutput<typeof Record>;

export const nothingPlaced: PlacedRecord = { orders: [], carts: [], canceledIds: [] };

/** Reads the record; nothing was placed where there is none, or one of another shape. */
export function readPlaced(storage: Pick<Storage, 'getItem'>): PlacedRecord {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Record), storage.getItem(PLACED_KEY));
  return stored.success ? stored.output : nothingPlaced;
}
