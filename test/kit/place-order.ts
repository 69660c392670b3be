import type { ActiveOrder } from '#domain/order/active-orders.ts';
import { must } from '#domain/must.ts';
import type { Destination } from '#domain/order/order.ts';
import { servingCafe } from '#sandbox/world/cafe/cafes.ts';
import { viewOf } from '#sandbox/world/cart/view.ts';
import type { StoredCart } from '#sandbox/world/cart/stored.ts';
import type { World } from '#sandbox/world/world.ts';

/** Writes an order into the world as a guest's, or a member's, placed now and without food; returns it as a browser knows it. */
export function placeOrder(world: World, order: ActiveOrder, customerId: string | null = null): ActiveOrder {
  const { orderId, number: maskedOrderId, destination, at, cafeId, priority } = order;
  const cartId = order.cartId ?? `cart-of-${orderId}`;
  const cart: StoredCart = {
    cartId,
    cafeId,
    destination: destination as Destination,
    priority,
    fulfilment: priority === 'LATER' ? at : null,
    tableNumber: null,
    specialInstructions: '',
    parkingSpot: null,
    goGreen: false,
    isDynamicallyPriced: false,
    isSubscriber: false,
    clientType: 'WEB',
    appVersion: '1',
    orderStart: null,
    tipCents: 0,
    lines: [],
    nextSequenceNum: 1,
    discountCodes: [],
    donations: [],
    hasCheckedOut: true,
    createdBy: null,
    changeIds: [],
    customer: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' },
    deliveryInfo: null,
    placed: null,
  };
  const cafe = must(servingCafe(cafeId), 'cafe');
  const view = viewOf(cart, { cafe, now: at });
  const placed = {
    ...view,
    orderId,
    maskedOrderId,
    cartStatus: 'SUBMITTED' as const,
    cartSummary: { ...view.cartSummary, orderFulfillmentDT: at },
  };
  world.carts.put(cartId, { ...cart, placed });
  world.orders.put(orderId, {
    orderId,
    maskedOrderId,
    cartId,
    submissionId: `submission-of-${orderId}`,
    placedAt: world.clock.now().toString(),
    cafeId,
    promisedAt: at,
    totalCents: 1000,
    customerId,
    canceledAt: null,
    arrivedAt: null,
    paid: [],
  });
  return order;
}
