import type { SummaryDestination } from './destination.ts';
import type { SetUpOrder } from './order.ts';

/** What a cart says of its order. */
export interface OrderedCart {
  readonly cafes: readonly { readonly id: string; readonly pagerNum?: number | null | undefined }[];
  readonly cartSummary: {
    readonly destination?: SummaryDestination | null | undefined;
    readonly priority?: 'ASAP' | 'LATER' | null | undefined;
    /** Cafe-local, with or without seconds. */
    readonly orderFulfillmentDT?: string | null | undefined;
  };
  readonly deliveryInfo?:
    | {
        readonly address1?: string | null | undefined;
        readonly postalCode?: string | null | undefined;
      }
    | null
    | undefined;
}

/** The order at a later cafe-local time `YYYY-MM-DDTHH:mm` (SUBMIT-12). */
export const rescheduledTo = (order: SetUpOrder, at: string): SetUpOrder => ({ ...order, schedule: { priority: 'LATER', at } });

/**
 * Whether a cart is for the cafe, the destination, the time, the table (DINEIN) and the address (DELIVERY) of an order. A field
 * that the server leaves out agrees. Of an address only the house number and the first five digits of the ZIP code count: a server may
 * write "Street" as "St", or an apartment in the line of the street.
 */
export function isCartFor({ cafes, cartSummary, deliveryInfo }: OrderedCart, order: SetUpOrder): boolean {
  const { cafe, destination, schedule, tableNumber } = order;
  const [{ id, pagerNum } = { id: cafe.id, pagerNum: null }] = cafes;
  const at = cartSummary.orderFulfillmentDT?.slice(0, 16);
  return (
    id === cafe.id &&
    (cartSummary.destination ?? destination) === destination &&
    (cartSummary.priority ?? schedule.priority) === schedule.priority &&
    (schedule.priority === 'ASAP' || (at ?? schedule.at) === schedule.at) &&
    (destination !== 'DINEIN' || (pagerNum ?? tableNumber) === tableNumber) &&
    (destination !== 'DELIVERY' || isAt(deliveryInfo ?? {}, order.address))
  );
}

function isAt(info: NonNullable<OrderedCart['deliveryInfo']>, address: SetUpOrder['address']): boolean {
  return (
    address === null ||
    (agrees(houseNumberIn(info.address1), houseNumberIn(address.address1)) &&
      agrees(info.postalCode?.slice(0, 5), address.postalCode.slice(0, 5)))
  );
}

const houseNumberIn = (street: string | null | undefined): string | undefined => /^\s*(\d+)/.exec(street ?? '')?.[1];

/** What one of the two leaves out is no difference. */
const agrees = (found: string | null | undefined, expected: string | undefined): boolean =>
  (found ?? '') === '' || expected === undefined || found === expected;
