import type { PastOrder } from '#contract/loyalty.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { earlierOrders } from '#sandbox/seeds/orders.ts';
import { servingCafe } from '../cafe/cafes.ts';
import type { World } from '../world.ts';
import { cartBefore, ordersBefore } from './earlier-orders.ts';
import type { Person } from './person.ts';

/** All orders that a member has placed, the newest first. */
export const historyOf = (world: World, { customerId }: Pick<Person, 'customerId'>): readonly PastOrder[] =>
  [...world.orders.all(), ...ordersBefore]
    .filter((order) => order.customerId === customerId)
    .toSorted((one, other) => other.placedAt.localeCompare(one.placedAt))
    .flatMap(({ orderId, maskedOrderId, cartId, cafeId, placedAt, promisedAt, totalCents, canceledAt }) => {
      const cafe = servingCafe(cafeId);
      const cart = world.carts.get(cartId) ?? cartBefore(cartId);
      if (!cafe || !cart) return [];
      const { destination, priority } = cart;
      return {
        orderId,
        orderNumber: maskedOrderId,
        placedAt,
        cafeName: cafe.name,
        destination,
        totalPrice: dollarsFrom(totalCents),
        items: (cart.placed?.items ?? []).map(({ name }) => name),
        itemIds: (cart.placed?.items ?? []).map(({ itemId }) => String(itemId)),
        isGroupOrder: earlierOrders.some((order) => order.orderId === orderId && order.isGroup === true),
        ...(canceledAt !== null && { status: 'CANCELED' }),
        cartSummary: {
          destination,
          priority,
          orderFulfillmentDT: promisedAt,
          orderStartDT: cafeTimeAt(Temporal.Instant.from(placedAt), cafe.timeZone),
        },
        cafes: [{ id: cafeId, timeZone: cafe.timeZone }],
      };
    });

/** The same without those that were given up. */
export const placedBy = (world: World, person: Pick<Person, 'customerId'>): readonly PastOrder[] =>
  historyOf(world, person).filter(({ status }) => status !== 'CANCELED');

/** Favorites: orders that a member named. */
export const favoritesOf = (orders: readonly PastOrder[]) =>
  orders.flatMap((order) => {
    const name = earlierOrders.find(({ orderId }) => orderId === order.orderId)?.favorite;
    return name === undefined ? [] : [{ ...order, name }];
  });

/** The cafes of orders, each once. */
export const cafesOf = (orders: readonly PastOrder[]) => [
  ...new Map(
    orders.flatMap(({ cafes, cafeName }) => (cafes ?? []).map(({ id }) => [id, { cafeId: id, name: cafeName }] as const)),
  ).values(),
];
