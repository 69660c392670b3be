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
        readonly address2?: string | null | undefined;
        readonly postalCode?: string | null | undefined;
        readonly instructions?: string | null | undefined;
      }
    | null
    | undefined;
}

/** The order at a later cafe-local time `YYYY-MM-DDTHH:mm` (SUBMIT-12). */
export const rescheduledTo = (order: SetUpOrder, at: string): SetUpOrder => ({ ...order, schedule: { priority: 'LATER', at } });

/**
 * Whether a cart is for the cafe, the destination, the time, the table (DINEIN) and the address (DELIVERY) of an order. A field
 * that the server leaves out agrees. Of an address the street, the apartment, the first five digits of the ZIP code and the words for the
 * driver count. Case, punctuation, usual abbreviations ("Street", "St") and the line in which the apartment is written do not.
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
  if (address === null) return true;
  const { address1, address2, postalCode, instructions } = info;
  return (
    agrees(address1 == null ? null : `${address1} ${address2 ?? address.address2}`, `${address.address1} ${address.address2}`) &&
    agrees(postalCode?.slice(0, 5), address.postalCode.slice(0, 5)) &&
    agrees(instructions, address.instructions)
  );
}

/** What the server leaves out is no difference. */
const agrees = (found: string | null | undefined, expected: string): boolean => found == null || plainWords(found) === plainWords(expected);

const plainWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => abbreviations[word] ?? word)
    .filter(Boolean)
    .join(' ');

/** The commonest words of addresses, as the post writes them; that of an apartment is left out, since some write its number alone. */
const abbreviations: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  apartment: '',
  apt: '',
  unit: '',
  suite: '',
  ste: '',
};
