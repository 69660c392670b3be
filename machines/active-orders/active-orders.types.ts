import type { ActiveOrder, OwnedOrder } from '#domain/order/active-orders.ts';

export interface ActiveOrdersInput {
  /** Orders are followed (FLAGS-22). */
  readonly isTracked: boolean;
}

/** What is known of orders that were placed and are not over. */
interface KnownOrders {
  /** The soonest first (ACTIVE-02). */
  readonly orders: readonly OwnedOrder[];
  /** Ids of those that are active now (ACTIVE-01). */
  readonly activeIds: readonly string[];
  /** The instant at which others will be; null: none will. */
  readonly changesAt: string | null;
  /** Ids of orders that were found to be canceled, in this tab or another. */
  readonly canceledIds: readonly string[];
}

export interface ActiveOrdersContext extends ActiveOrdersInput, KnownOrders {
  /** The order that a page shows, active or not. */
  readonly watched: ActiveOrder | null;
  /** Id of the order that its guest can do something with: the one that a page shows; null: none. */
  readonly attendedId: string | null;
  /** Ids of the orders that have a tracker. */
  readonly followedIds: readonly string[];
}

export type ActiveOrdersEvent =
  /** A page shows an order. */
  { type: 'order.watched'; order: ActiveOrder } | { type: 'order.unwatched'; orderId: string };

export type ActiveOrdersEmitted = { type: 'fault.found'; source: string; message: string };

export type ReadOrdersResult = { kind: 'read' } & KnownOrders;
export type UntilChangedInput = { at: string | null };
