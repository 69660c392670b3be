import * as v from 'valibot';
import type { ActiveOrder } from '#domain/order/active-orders.ts';
import { destinations } from '#domain/order/order.ts';
import { isDateTime, isTimeZone } from '#domain/time/cafe-time.ts';
import { PLACED_KEY } from './placed-key.ts';

/** An order as it is stored. */
interface StoredOrder extends ActiveOrder {
  /** Placed by a member: it is forgotten when they sign out (SESSION-07). */
  readonly isMembers: boolean;
}

const OrderSchema: v.GenericSchema<unknown, StoredOrder> = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  number: v.string(),
  cartId: v.nullable(v.string()),
  destination: v.picklist([...destinations, 'SUBSCRIPTION']),
  priority: v.picklist(['ASAP', 'LATER']),
  at: v.pipe(v.string(), v.regex(v.ISO_DATE_TIME_REGEX), v.check(isDateTime)),
  cafeId: v.string(),
  cafeName: v.string(),
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  isMembers: v.boolean(),
});
const Record = v.object({
  orders: v.array(OrderSchema),
  /** The cart that was read last, whether or not it is an order: it is not read again. */
  lastCartId: v.nullable(v.string()),
});
/** The orders that were placed in this browser and are not over (ACTIVE-05). */
export type PlacedRecord = v.InferOutput<typeof Record>;

/** Reads the record; nothing was placed where there is none, or one of another shape. */
export function readPlaced(storage: Pick<Storage, 'getItem'>): PlacedRecord {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Record), storage.getItem(PLACED_KEY));
  return stored.success ? stored.output : { orders: [], lastCartId: null };
}
