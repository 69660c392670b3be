import { kitchenAmount } from '#domain/cart/sums.ts';
import { isLargeOrder } from '#domain/slots/order-size.ts';
import type { Services } from '#src/app/services.ts';
import type { TimeObstacle } from './obstacle.ports.ts';

/** Returns what judges the time of the order in hand by its cart. The code comes with the first large order; without it none is sent. */
export const timeObstacleFor =
  (services: Services): TimeObstacle =>
  async (cart) => {
    const { order } = services.actors.order.getSnapshot().context;
    const size = { isCatering: services.config.isCatering, amount: kitchenAmount(cart) };
    if (order === null || !isLargeOrder(order.cafe, size)) return null;
    return (await import('./slot-offer.ports.ts')).timeObstacle(cart, order, services);
  };
