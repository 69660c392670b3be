import { summaryDestinationFrom } from './destination.ts';
import type { SetUpOrder } from './order.ts';

/** What a cart says of its order. */
export interface OrderedCart {
  readonly cafes: readonly { readonly id: string; readonly pagerNum?: number | null | undefined }[];
  readonly cartSummary: {
    readonly destination?: string | null | undefined;
    readonly priority?: 'ASAP' | 'LATER' | null | undefined;
    /** Cafe-local, with or without seconds. */
    readonly orderFulfillmentDT?: string | null | undefined;
  };
  readonly deliveryInfo?:
    | {
        readonly address1?: string | null | undefined;
        readonly address2?: string | null | undefined;
        readonly postalCode?: string | null | undefined;
      }
    | null
    | undefined;
}

/** The order at a later cafe-local time `YYYY-MM-DDTHH:mm` (SUBMIT-12). */
export const rescheduledTo = (order: SetUpOrder, at: string): SetUpOrder => ({ ...order, schedule: { priority: 'LATER', at } });

/**
 * Whether a cart is for the cafe, the destination, the time, the table (DINEIN) and the address (DELIVERY) of an order. A field
 * that the server leaves out agrees, and an address may be spelled with other spaces, punctuation or capitals.
 */
export function isCartFor({ cafes, cartSummary, deliveryInfo }: OrderedCart, order: SetUpOrder): boolean {
  const { cafe, destination, schedule, tableNumber } = order;
  const [{ id, pagerNum } = { id: cafe.id, pagerNum: null }] = cafes;
  const at = cartSummary.orderFulfillmentDT?.slice(0, 16);
  return (
    id === cafe.id &&
    summaryDestinationFrom(cartSummary.destination ?? destination) === destination &&
    (cartSummary.priority ?? schedule.priority) === schedule.priority &&
    (schedule.priority === 'ASAP' || (at ?? schedule.at) === schedule.at) &&
    (destination !== 'DINEIN' || (pagerNum ?? tableNumber) === tableNumber) &&
    (destination !== 'DELIVERY' || isAt(deliveryInfo ?? {}, order.address))
  );
}

/** Whether a cart goes to a door: its street, its apartment and its ZIP code, of which only the first five digits count. */
function isAt(info: NonNullable<OrderedCart['deliveryInfo']>, address: SetUpOrder['address']): boolean {
  return (
    address === null ||
    (isSpelledAs(info.address1, address.address1) &&
      isSpelledAs(info.address2, address.address2) &&
      isSpelledAs(info.postalCode?.slice(0, 5), address.postalCode.slice(0, 5)))
  );
}

const isSpelledAs = (found: string | null | undefined, expected: string): boolean =>
  (found ?? null) === null || lettersIn(found ?? '') === lettersIn(expected);

const lettersIn = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
