import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CartItem } from '#domain/cart/cart.ts';
import { orderRoom, type LineRoom } from '#domain/quantity/limit.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cartById } from '#src/api/cart.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { useCart } from '../../-shell/use-cart.ts';
import { useOrder } from '../../-shell/use-order.ts';

export interface CafeOfLimits {
  readonly id: string;
  readonly timeZone: string;
}

type Lines = Parameters<typeof orderRoom>[2];

/**
 * Returns how many of an item a line may have, for the order and the cart in hand (QTY-02, AMB-50). `line` is the one that is changed; `countedOf`
 * gives what counts of a cart with these lines, and is left out for the lines themselves.
 */
export function useLineRoom(
  cafe: CafeOfLimits | null,
  countedOf: (items: readonly CartItem[]) => Lines = (items) => items,
): (itemId: string, line: number | null) => LineRoom {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const schedule = useOrder(({ order }) => order?.schedule ?? null);
  const { cartId } = useCart();
  const { data: cart } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null });
  const { data: rulesets = [] } = useQuery({ ...quantityRulesOf(call, cafe?.id ?? ''), enabled: cafe !== null });
  const lines = cartId === null ? [] : countedOf(cart?.items ?? []);
  return (itemId, line) => {
    const limits = cafe && { rulesets, schedule, now: cafeTimeAt(clock.now(), cafe.timeZone) };
    return orderRoom(itemId, limits, lines, line);
  };
}
