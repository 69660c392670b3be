import type { OwnedOrder } from '#domain/order/active-orders.ts';
import type { OrderStatus } from '#domain/tracking/status.ts';

const at = (time: string) => `2026-11-23T${time}:00`;
const paid = { events: { PAID: at('11:55') }, isKitchenComplete: false, isLarge: false, expectedAt: at('12:35'), driver: null };
const sent = { ...paid, events: { ...paid.events, kitchenSend: at('11:58') } };
const onItsWay = {
  ...sent,
  events: { ...sent.events, enroute_to_dropoff: at('12:20') },
  driver: { name: 'Marcus T.', phone: '3145550123', link: 'https://track.fleetfoot.example/r/1' },
};

/** What the server may say of an order on Monday, November 23, 2026. */
export const statuses = {
  paid,
  sent,
  onItsWay,
  arrived: { ...onItsWay, events: { ...onItsWay.events, arrived_at_consumer: at('12:33') } },
  kitchenDone: { ...sent, isKitchenComplete: true },
  large: { ...paid, isLarge: true, expectedAt: at('13:00') },
  late: { ...onItsWay, expectedAt: at('12:46') },
} satisfies Readonly<Record<string, OrderStatus>>;

const order = {
  cartId: 'cart-1',
  priority: 'ASAP',
  at: '2026-11-23T12:35',
  cafeId: '203',
  cafeName: 'Riverside',
  timeZone: 'America/Chicago',
  customerId: null,
} as const;

/** Orders that guests placed. */
export const placed = {
  pickup: { ...order, orderId: 'order-1', number: '1047', destination: 'RPU' },
  curbside: { ...order, orderId: 'order-6', number: '1052', cartId: 'cart-6', destination: 'CURBSIDE' },
  delivery: { ...order, orderId: 'order-2', number: '1048', cartId: 'cart-2', destination: 'DELIVERY', at: '2026-11-23T13:10' },
  table: { ...order, orderId: 'order-3', number: '1049', cartId: 'cart-3', destination: 'DINEIN' },
} satisfies Readonly<Record<string, OwnedOrder>>;
