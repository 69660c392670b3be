import type { SetUpOrder } from '../order/order.ts';
import { asapAt, GIFT_CARD_LEAD_MINUTES } from '../slots/lead-time.ts';

/** Who an order is for, as far as it is known. */
type KnownCustomer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits. */
  readonly phone: string;
};

/** What the server is sent to create a cart for an order (CART-01). */
export type CreateRequest = {
  readonly cafes: { id: string; pagerNum?: number }[];
  readonly cartSummary: {
    destination: string;
    priority: 'ASAP' | 'LATER';
    currentCafeTime: string;
    orderStartDT: string;
    /** As soon as possible, what `leadTime` says of now (SLOTS-10). */
    orderFulfillmentDT: string;
    leadTime?: number;
    /** 0 for anything but a delivery, whose tip stays as it is (CART-10). */
    tip?: 0;
    /** Left out where the order has none: a cart keeps its own. */
    specialInstructions?: string;
    clientType: string;
    appVersion: string;
  };
  readonly deliveryInfo?: Record<string, string>;
  readonly customer?: KnownCustomer;
  readonly salesAdmin?: SalesAdmin;
  readonly applyDynamicPricing?: boolean;
  readonly serviceFeeSupported?: boolean;
};

/** Who orders for a customer, inside the support tool (SUPPORT-TOOL-04). */
export type SalesAdmin = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly userName: string };

/** Who orders, as far as it may be said. */
export interface OrderCustomer {
  readonly customer?: Partial<KnownCustomer> | null;
  /** A persistent session that is not secure says nothing of its member (CART-03). */
  readonly isInsecure?: boolean;
  readonly salesAdmin?: SalesAdmin | null;
}

interface Making extends OrderCustomer {
  /** The cafe-local time of now. */
  readonly now: string;
  readonly clientType: string;
  readonly appVersion: string;
  /** The cart holds gift cards and nothing else: they need no kitchen (SLOTS-11). Left out: false. */
  readonly isGiftCardOnly?: boolean;
  /** Left out: false. */
  readonly isDynamicallyPriced?: boolean;
  /** A service fee may be in the total (FLAGS-04). Left out: false. */
  readonly hasServiceFee?: boolean;
}

/** The request that creates a cart for an order, or brings one up to date with it (CART-01 to -04, CART-12, CART-32, PRICING-06). */
export function createRequest(
  order: SetUpOrder,
  {
    now,
    clientType,
    appVersion,
    customer = null,
    isInsecure = false,
    salesAdmin = null,
    isDynamicallyPriced = false,
    isGiftCardOnly = false,
    hasServiceFee = false,
  }: Making,
): CreateRequest {
  const { destination, cafe, schedule, tableNumber, address } = order;
  const complete = isInsecure ? null : completeCustomer(customer);
  const phone = isInsecure ? '' : (customer?.phone ?? '');
  return {
    cafes: [{ id: cafe.id, ...(tableNumber !== null && { pagerNum: tableNumber }) }],
    cartSummary: {
      destination,
      priority: schedule.priority,
      currentCafeTime: now,
      orderStartDT: now,
      ...(schedule.priority === 'LATER'
        ? { orderFulfillmentDT: schedule.at }
        : soonest(now, isGiftCardOnly ? GIFT_CARD_LEAD_MINUTES : schedule.leadMinutes, cafe.timeZone)),
      ...(destination !== 'DELIVERY' && { tip: 0 as const }),
      ...((isGiftCardOnly || order.specialInstructions !== '') && { specialInstructions: order.specialInstructions }),
      clientType,
      appVersion,
    },
    ...(address !== null && {
      deliveryInfo: {
        address1: address.address1,
        address2: address.address2,
        city: address.city,
        countryDivision: address.state,
        postalCode: address.postalCode,
        country: address.country,
        instructions: address.instructions,
        ...(cafe.deliveryProvider !== null && { deliveryProvider: cafe.deliveryProvider }),
        ...(phone !== '' && { phone }),
      },
    }),
    ...(complete && { customer: complete }),
    ...(salesAdmin && { salesAdmin }),
    ...(isDynamicallyPriced && { applyDynamicPricing: true }),
    ...(hasServiceFee && { serviceFeeSupported: true }),
  };
}

/** When and how soon an order as soon as possible is ready (SLOTS-10). */
const soonest = (now: string, leadTime: number, timeZone: string) => ({ orderFulfillmentDT: asapAt(now, leadTime, timeZone), leadTime });

function completeCustomer(customer: Partial<KnownCustomer> | null): KnownCustomer | null {
  const { firstName = '', lastName = '', email = '', phone = '' } = customer ?? {};
  return [firstName, lastName, email, phone].every((part) => part.trim() !== '') ? { firstName, lastName, email, phone } : null;
}

/** A tip is only for a delivery (CART-10), in cents. */
export const tipFor = (destination: SetUpOrder['destination'], cents: number): number => (destination === 'DELIVERY' ? cents : 0);

/** Returns what the server calls this kind of page. `isPhone`: at most 600 CSS pixels wide (GEN-08, OPEN-01). */
export function clientTypeFor({ isCatering, isPhone }: { readonly isCatering: boolean; readonly isPhone: boolean }): string {
  if (isCatering) return 'CATERING_WEB';
  return isPhone ? 'MOBILE_WEB' : 'WEB';
}

/** GEN-15. */
export const APP_VERSION = '2.5.0';
