import { summaryDestinationFrom } from './destination.ts';
import type { SetUpOrder } from './order.ts';

/** What a cart says of its order. */
export interface OrderedCart {
  readonly cafes: readonly { readonly id: string }[];
  readonly cartSummary: {
    readonly destination?: string | null | undefined;
    readonly priority?: 'ASAP' | 'LATER' | null | undefined;
    /** Cafe-local, with or without seconds. */
    readonly orderFulfillmentDT?: string | null | undefined;
  };
}

/** The order at a later cafe-local time `YYYY-MM-DDTHH:mm` (SUBMIT-12). */
export const rescheduledTo = (order: SetUpOrder, at: string): SetUpOrder => ({ ...order, schedule: { priority: 'LATER', at } });

/** Whether a cart is for the cafe, the destination and the time of an order (CART-02). A field that the server leaves out agrees. */
export function isCartFor({ cafes, cartSummary }: OrderedCart, { cafe, destination, schedule }: SetUpOrder): boolean {
  const [{ id } = cafe] = cafes;
  const at = cartSummary.orderFulfillmentDT?.slice(0, 16);
  return (
    id === cafe.id &&
    summaryDestinationFrom(cartSummary.destination ?? destination) === destination &&
    (cartSummary.priority ?? schedule.priority) === schedule.priority &&
    (schedule.priority === 'ASAP' || (at ?? schedule.at) === schedule.at)
  );
}
