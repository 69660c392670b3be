import type { Cart } from '../cart/cart.ts';
import { dayOf, daysLater, instantOf } from '../time/cafe-time.ts';
import { defaultDestination, type SummaryDestination } from './destination.ts';
import type { OrderCafe } from './order.ts';
import { promisedAt } from './promise.ts';

/** An order that was placed, as far as a page has to know it to show it and follow it (ACTIVE-05). */
export interface ActiveOrder {
  readonly orderId: string;
  /** The number that the guest reads. */
  readonly number: string;
  /** Null for an order of the account that was not placed in this browser. */
  readonly cartId: string | null;
  readonly destination: SummaryDestination;
  readonly priority: 'ASAP' | 'LATER';
  /** When it is promised for, cafe-local, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  readonly cafeId: string;
  readonly cafeName: string;
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
}

/** An order with whose it is, which says who may see it. */
export interface OwnedOrder extends ActiveOrder {
  /** Null: a guest placed it. */
  readonly customerId: string | null;
}

/** Returns the id in the address of an order's page: the order id of a member's order, the number of a guest's (ROUTES-11). */
export const pageIdOf = ({ orderId, number, customerId }: Pick<OwnedOrder, 'orderId' | 'number' | 'customerId'>): string =>
  customerId === null ? number : orderId;

/** Whether the id in the address of a page is that of an order. */
export const hasPageId = ({ orderId, number }: Pick<ActiveOrder, 'orderId' | 'number'>, id: string): boolean =>
  id === orderId || id === number;

/** Hours before and after the time of an order in which it is active (ACTIVE-01). */
const HOURS_BEFORE = 1;
const HOURS_AFTER = 2;

type Timed = Pick<ActiveOrder, 'at' | 'timeZone'>;

/** Returns when an order begins and ceases to be active, the ends included (ACTIVE-01). */
function activeWindow({ at, timeZone }: Timed): { readonly from: Temporal.Instant; readonly until: Temporal.Instant } {
  const instant = instantOf(at, timeZone);
  return { from: instant.subtract({ hours: HOURS_BEFORE }), until: instant.add({ hours: HOURS_AFTER }) };
}

/** Whether an order is active: from one hour before to two hours after its time (ACTIVE-01). */
export function isActive(order: Timed, now: Temporal.Instant): boolean {
  const { from, until } = activeWindow(order);
  return Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, until) <= 0;
}

/** Whether an order will not be active any more. */
export const isOver = (order: Timed, now: Temporal.Instant): boolean => Temporal.Instant.compare(now, activeWindow(order).until) > 0;

/** Returns the orders by their time, the soonest first (ACTIVE-02). */
export const bySoonest = <Order extends Timed>(orders: readonly Order[]): readonly Order[] =>
  orders.toSorted((one, other) => Temporal.Instant.compare(activeWindow(one).from, activeWindow(other).from));

/** Returns the orders whose hours are still to come, the soonest first (ACTIVE-01, ACTIVE-02). */
export const laterOrders = <Order extends Timed>(orders: readonly Order[], now: Temporal.Instant): readonly Order[] =>
  bySoonest(orders.filter((order) => !isActive(order, now) && !isOver(order, now)));

/** Returns the first instant at which other orders are active than now; null where nothing changes any more. */
export function nextChange(orders: readonly Timed[], now: Temporal.Instant): Temporal.Instant | null {
  const ends = orders.flatMap((order) => {
    const { from, until } = activeWindow(order);
    // The last millisecond belongs to it.
    return [from, until.add({ milliseconds: 1 })];
  });
  return firstAfter(ends, now);
}

/** Returns the first of some instants that is still to come; null where none is. */
export const firstAfter = (instants: readonly Temporal.Instant[], now: Temporal.Instant): Temporal.Instant | null =>
  instants.filter((at) => Temporal.Instant.compare(at, now) > 0).toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null;

/** A past order of an account; times are cafe-local. */
interface KeptOrder {
  /** Null where it is not known: its day then says nothing against it (OPEN-30). */
  readonly placedAt: string | null;
  readonly fulfilledAt: string;
  readonly destination: SummaryDestination;
}

/** Whether a past order is kept: placed today or yesterday, for today, and not at a table (ACTIVE-03, ACTIVE-04). `today`: the cafe’s, `YYYY-MM-DD`. */
export const isPastOrderKept = ({ placedAt, fulfilledAt, destination }: KeptOrder, today: string): boolean =>
  (placedAt === null || [today, daysLater(today, -1)].includes(dayOf(placedAt))) &&
  dayOf(fulfilledAt) === today &&
  destination !== 'DINEIN';

/** What a placed cart and its cafe say of an order; all that is read of them. */
interface Placed {
  readonly cart: Pick<Cart, 'cartId' | 'orderId' | 'maskedOrderId' | 'cartSummary' | 'cafes'>;
  readonly cafe: Pick<OrderCafe, 'name' | 'timeZone'>;
}

/** Returns the order of a placed cart; null where the cart has no order id, no cafe or no time. */
export function activeOrderFrom({ cart, cafe }: Placed): ActiveOrder | null {
  const { cartId, orderId, maskedOrderId, cartSummary, cafes } = cart;
  const at = promisedAt(cartSummary, cafe.timeZone);
  const cafeId = cafes[0]?.id;
  if (orderId === null || at === null || cafeId === undefined) return null;
  return {
    orderId,
    number: maskedOrderId ?? orderId,
    cartId,
    destination: cartSummary.destination ?? defaultDestination,
    priority: cartSummary.priority ?? 'ASAP',
    at,
    cafeId,
    cafeName: cafe.name,
    timeZone: cafe.timeZone,
  };
}
