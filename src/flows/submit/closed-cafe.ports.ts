import type { QueryClient } from '@tanstack/react-query';
import { hasClosedFor } from '#domain/checkout/closed.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { SlotReason } from '#machines/submit/submit.types.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import type { Client } from '#src/api/client.ts';
import { pricedCart } from '#src/api/order.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
}

/** Why the time of a cart is gone, as its cafe stands now. Rejects where the cafe cannot be read. */
export async function whySlotIsGone(cartId: string, { call, queryClient, clock }: Dependencies): Promise<SlotReason> {
  const cart = queryClient.getQueryData(pricedCart(cartId).queryKey);
  const cafeId = cart?.cafes[0]?.id;
  if (cart === undefined || cafeId === undefined) return 'full';
  const cafe = await queryClient.fetchQuery({ ...cafeNowById(call, cafeId), staleTime: 0 });
  const { priority, orderFulfillmentDT } = cart.cartSummary;
  const at = priority === 'ASAP' ? null : orderFulfillmentDT;
  return cafe !== null && hasClosedFor(cafe, { at, now: cafeTimeAt(clock.now(), cafe.timeZone) }) ? 'closed' : 'full';
}
