import type { CartCustomer, CartSummary, DeliveryInfo } from '#contract/cart-entity.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { centsFrom } from '#domain/money/money.ts';
import { minutesLater } from '#domain/time/cafe-time.ts';
import { refused, type Refused } from './refused.ts';
import { destinationOf, type ServingCafe, type StoredCart } from './stored.ts';

/** What a create or update request may say; what is missing stays. */
export interface Change {
  readonly cafes?: readonly { readonly id: string; readonly pagerNum?: number | null | undefined }[] | undefined;
  readonly cartSummary?: CartSummary | undefined;
  readonly deliveryInfo?: DeliveryInfo | null | undefined;
  readonly customer?: CartCustomer | undefined;
}

/** An empty cart, before anything is known of it. */
export const emptyCart = (cartId: string): StoredCart => ({
  cartId,
  cafeId: '',
  destination: 'RPU',
  priority: 'ASAP',
  fulfilment: null,
  tableNumber: null,
  specialInstructions: '',
  parkingSpot: null,
  goGreen: false,
  clientType: 'WEB',
  appVersion: '',
  orderStart: null,
  tipCents: 0,
  lines: [],
  nextSequenceNum: 1,
  isDynamicallyPriced: false,
  isSubscriber: false,
  discountCodes: [],
  donations: [],
  hasCheckedOut: false,
  createdBy: null,
  changeIds: [],
  customer: null,
  deliveryInfo: null,
  placed: null,
});

/** The cart with a change, or why the bakery does not take it. `cafeOf` knows the cafes. */
export function change(cart: StoredCart, asked: Change, cafeOf: (id: string) => ServingCafe | null): StoredCart | Refused {
  const [cafe] = asked.cafes ?? [];
  const cafeId = cafe?.id ?? cart.cafeId;
  const serving = cafeOf(cafeId);
  if (!serving) return refused(422, reasonCodes.cafeUnknown);
  const summary = asked.cartSummary ?? {};
  const destination = summary.destination === undefined ? cart.destination : destinationOf(summary.destination);
  if (!serving.destinations.includes(destination)) return refused(422, reasonCodes.destinationUnsupported);
  const isDelivery = destination === 'DELIVERY';
  const askedTip = summary.tip === undefined ? cart.tipCents : centsFrom(summary.tip ?? 0);
  if (askedTip < 0 || (summary.tip !== undefined && askedTip > 0 && !isDelivery)) return refused(422, reasonCodes.tipNotAllowed);
  const askedSpot = summary.parkingSpot === undefined ? cart.parkingSpot : summary.parkingSpot;
  const priority = summary.priority ?? cart.priority;
  const stays = priority === cart.priority ? cart.fulfilment : null;
  const fulfilment = summary.orderFulfillmentDT ?? stays;
  if (priority === 'LATER' ? fulfilment === null : isOddlySoon(summary, serving)) return refused(422, reasonCodes.timeMissing);

  return {
    ...cart,
    cafeId,
    destination,
    priority,
    fulfilment,
    tableNumber: destination === 'DINEIN' ? (cafe ? (cafe.pagerNum ?? null) : cart.tableNumber) : null,
    specialInstructions: summary.specialInstructions ?? cart.specialInstructions,
    parkingSpot: destination === 'CURBSIDE' ? askedSpot : null,
    goGreen: summary.goGreen ?? cart.goGreen,
    clientType: summary.clientType ?? cart.clientType,
    appVersion: summary.appVersion ?? cart.appVersion,
    orderStart: summary.orderStartDT ?? cart.orderStart,
    tipCents: isDelivery ? askedTip : 0,
    customer: asked.customer ? { ...cart.customer, ...asked.customer } : cart.customer,
    deliveryInfo: deliveryInfo(cart, asked, isDelivery),
  };
}

/** Whether an order as soon as possible names another time than its lead time says (SLOTS-10). */
const isOddlySoon = ({ orderFulfillmentDT: at, currentCafeTime: now, leadTime }: CartSummary, { timeZone }: ServingCafe): boolean =>
  Boolean(at && now && leadTime != null) && at?.slice(0, 16) !== minutesLater(now?.slice(0, 16) ?? '', leadTime ?? 0, timeZone);

function deliveryInfo(cart: StoredCart, asked: Change, isDelivery: boolean): DeliveryInfo | null {
  if (!isDelivery) return null;
  return asked.deliveryInfo ? { ...cart.deliveryInfo, ...asked.deliveryInfo } : cart.deliveryInfo;
}
