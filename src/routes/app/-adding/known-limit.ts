import type { OrderCafe } from '#domain/order/order.ts';
import { orderQuantityLimit } from '#domain/quantity/limit.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { cartById } from '#src/api/cart.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import type { Services } from '#src/app/services.ts';

export type LimitContext = Pick<Services, 'actors' | 'cartId' | 'call' | 'clock' | 'queryClient'>;

/** Most of an item in one order, null for no rule, and the lines of the cart. */
export async function limitAndLines({ actors, call, clock, queryClient, ...context }: LimitContext, cafe: OrderCafe, itemId: string) {
  const cartId = context.cartId();
  const { order } = actors.order.getSnapshot().context;
  const [rulesets, cart] = await Promise.all([
    queryClient.fetchQuery(quantityRulesOf(call, cafe.id)),
    cartId === null ? null : queryClient.fetchQuery(cartById(call, cartId)),
  ]);
  const today = dayOf(cafeTimeAt(clock.now(), cafe.timeZone));
  return { limit: orderQuantityLimit(itemId, rulesets, order?.schedule ?? null, today), lines: cart?.items ?? [] };
}
