import { cancelOrder, deliveryDetails, orderArrival, orderDetails, orderProperties, orderStatus } from '#contract/order.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { centsFrom } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { isActive } from '#domain/order/active-orders.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import type { Order } from '../world/cart/place.ts';
import { hasBegun, metersAway, statusOf, type Pace, type Ticket } from '../world/kitchen/kitchen.ts';
import type { Member } from '../world/people/session.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';
import { cartRepository } from './cart-repository.ts';

const paces: Readonly<Record<string, Pace>> = { late: 'late', veryLate: 'veryLate' };
const digits = (phone: string | null | undefined) => phone?.replaceAll(/\D/g, '') ?? '';

/** What the bakery knows of orders that were placed, and lets guests do with them. */
export function orderHandlers(world: World) {
  const answer = answering(world);
  const { cartOf, orders, storedCart } = cartRepository(world);
  const pace = (): Pace => paces[world.scenarios.get('kitchen')?.scenario ?? ''] ?? 'normal';

  /** An order with all that is known of it. An order that is stored has a cart and a cafe. */
  function opened(order: Order) {
    const cart = must(cartOf(order.cartId), 'cart');
    const cafe = must(servingCafe(order.cafeId), 'cafe');
    const stored = must(storedCart(order.cartId), 'stored cart');
    const foodCents = centsFrom(cart.cartSummary.subTotal ?? 0);
    const ticket: Ticket = { ...order, destination: stored.destination, foodCents };
    return { order, cart, cafe, ticket, stored };
  }
  const statusWord = ({ canceledAt }: Order) => (canceledAt === null ? ('SUBMITTED' as const) : ('CANCELED' as const));

  const byNumber = (number: string | undefined) => orders().find(({ maskedOrderId }) => maskedOrderId === number) ?? null;
  /** An order that the caller may see: a member their own, and any visitor one that was placed as a guest, by the number on its receipt. */
  function orderFor(
    { orderId, maskedOrderId }: { orderId?: string | undefined; maskedOrderId?: string | undefined },
    member: Member | null,
  ) {
    const found = (member && orders().find((order) => order.orderId === orderId)) ?? byNumber(maskedOrderId);
    const isTheirs = found?.customerId === null || (member !== null && found?.customerId === member.person.customerId);
    return isTheirs ? found : null;
  }
  const isCancelable = ({ canceledAt }: Order, ticket: Ticket, cafe: ReturnType<typeof opened>['cafe']) =>
    canceledAt === null && !hasBegun(ticket, cafe, pace(), world.clock.now());
  const unknown = () => refuse(404, reasonCodes.orderUnknown);

  return [
    ...answer(orderStatus, ({ body }) => {
      const order = world.orders.get(body.reference_id);
      if (!order) return unknown();
      const { ticket, cafe } = opened(order);
      return statusOf(ticket, cafe, pace(), world.clock.now());
    }),

    ...answer(deliveryDetails, ({ params: { id } }) => {
      const order = world.orders.get(String(id));
      if (!order) return unknown();
      const { ticket, cafe } = opened(order);
      return { id: order.orderId, distance: metersAway(ticket, cafe, pace(), world.clock.now()) };
    }),

    ...answer(orderDetails, ({ body, member }) => {
      const order = orderFor(body, member);
      if (!order) return unknown();
      const { cart, ticket, cafe } = opened(order);
      const { orderId, maskedOrderId, arrivedAt } = order;
      // Who knows a number only is not told whose it is.
      return {
        orderId,
        maskedOrderId,
        status: statusWord(order),
        isCancelable: isCancelable(order, ticket, cafe),
        hasArrived: arrivedAt !== null,
        cart: member === null ? { ...cart, customer: null, deliveryInfo: null } : cart,
      };
    }),

    ...answer(cancelOrder, ({ body, member }) => {
      const order = orderFor(body, member);
      if (!order) return unknown();
      if (order.canceledAt !== null) return { status: 'CANCELED' as const };
      const { ticket, cafe, stored } = opened(order);
      if (hasBegun(ticket, cafe, pace(), world.clock.now())) return refuse(409, reasonCodes.orderBegun);
      world.orders.put(order.orderId, { ...order, canceledAt: world.clock.now().toString() });
      const email = stored.customer?.email;
      if (email)
        world.send({
          channel: 'email',
          to: email,
          subject: 'Your order is canceled',
          body: `Order ${order.maskedOrderId} is canceled. We’ve refunded it in full.`,
        });
      return { status: 'CANCELED' as const };
    }),

    ...answer(orderProperties, ({ body }) => {
      // It says nothing of the guest, and not what they ordered.
      const order = byNumber(body.maskedOrderId);
      if (!order) return unknown();
      const { ticket, cafe, stored } = opened(order);
      return {
        maskedOrderId: order.maskedOrderId,
        cafeId: order.cafeId,
        destination: stored.destination,
        status: statusWord(order),
        isCancelable: isCancelable(order, ticket, cafe),
        hasArrived: order.arrivedAt !== null,
      };
    }),

    ...answer(orderArrival, ({ body: { cafeId, phoneNumber } }) => {
      const waiting = world.orders
        .all()
        .filter((order) => order.cafeId === cafeId && order.canceledAt === null)
        .map(opened)
        .filter(
          ({ order, cafe, stored, ticket }) =>
            ['CURBSIDE', 'DRIVE_THRU'].includes(ticket.destination) &&
            digits(stored.customer?.phone) === digits(phoneNumber) &&
            // The guest of an order of tomorrow has not arrived.
            isActive({ at: order.promisedAt, timeZone: cafe.timeZone }, world.clock.now()),
        );
      if (waiting.length === 0) return unknown();
      for (const { order, stored, cafe } of waiting.filter((each) => each.order.arrivedAt === null)) {
        world.orders.put(order.orderId, { ...order, arrivedAt: world.clock.now().toString() });
        const to = stored.customer?.phone;
        if (to)
          world.send({
            channel: 'sms',
            to,
            subject: '',
            body: `We know you’re here. ${cafe.name} has order ${order.maskedOrderId} for you.`,
          });
      }
      return {};
    }),
  ];
}
