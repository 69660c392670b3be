import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { awaitedLines, type PendingChange } from '#domain/cart/pending.ts';
import type { Avoidance } from '#domain/menu/allergens.ts';
import { upsellFor } from '#domain/menu/upsell.ts';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { orderRoom } from '#domain/quantity/limit.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { FindUpsellInput, FindUpsellResult } from '#machines/upsell/upsell.types.ts';
import { avoidanceAt } from '#src/api/allergens.ts';
import { cartById } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly order: () => SetUpOrder | null;
  readonly avoidance: () => Avoidance;
  /** Changes of the cart that wait. */
  readonly queue: () => readonly PendingChange[];
  readonly wasOffered: (cartId: string) => boolean;
}

export const upsellPorts = ({ call, queryClient, clock, order: orderInHand, avoidance, queue, wasOffered }: Dependencies) => ({
  findUpsell: fromPromise<FindUpsellResult, FindUpsellInput>(async ({ input: { cartId, only } }) => {
    const order = orderInHand();
    if (order === null || (only === null && wasOffered(cartId))) return { kind: 'nothing' };
    const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
    const [menu, cart, soldOut, rulesets, avoided] = await Promise.all([
      queryClient.fetchQuery(menuOf(call, order.cafe.id)),
      queryClient.ensureQueryData(cartById(call, cartId)),
      // While it is not known everything counts as there (MENU-17); the cart still refuses what is gone.
      queryClient.fetchQuery(soldOutOf(call, order.cafe.id, stockDay(order, now))).catch(() => []),
      queryClient.fetchQuery(quantityRulesOf(call, order.cafe.id)).catch(() => []),
      avoidanceAt({ call, queryClient }, order.cafe.id, avoidance()),
    ]);
    const limits = { rulesets, schedule: order.schedule, now };
    const lines = awaitedLines(cart.items, queue());
    const upsell = upsellFor(menu, {
      wanted: wantedBy(order, now),
      soldOut: new Set(soldOut),
      avoidance: avoided,
      lines,
      only,
      hasRoom: (itemId) => orderRoom(itemId, limits, lines, null).max > 0,
    });
    // The guest, or another tab, has set up another order meanwhile: what is offered is not of its menu.
    const inHand = orderInHand();
    return upsell && inHand !== null && isSameOrder(inHand, order) ? { ...upsell, order } : { kind: 'nothing' };
  }),
});
