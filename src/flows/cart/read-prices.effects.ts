import type { Cart } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { priceChanges } from '#domain/cart/price-change.ts';
import { cartById } from '#src/api/cart.ts';
import type { Services } from '#src/app/services.ts';

/**
 * Says what lines cost by a mere read of the cart in hand, where this tab has shown another price, for example as a rule is over (PRICING-01). A line
 * that is made otherwise now is another one; what a change of this tab finds, it says by itself.
 */
export function followReadPrices({ call, cartId, queryClient, send }: Pick<Services, 'call' | 'cartId' | 'queryClient' | 'send'>): void {
  const inHand = () => queryClient.getQueryCache().find<Cart>({ queryKey: cartById(call, cartId() ?? '').queryKey });
  let shown = inHand()?.state.data;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query !== inHand()) return;
    const [before, now] = [shown, inHand()?.state.data];
    shown = now;
    const isRead = event.action.manual !== true && now?.cartStatus !== 'SUBMITTED';
    if (!isRead || !before || !now || before.cartId !== now.cartId) return;
    const keys = new Map(before.items.map((item) => [item.sequenceNum, lineKey(item)]));
    const found = priceChanges(
      before.items,
      now.items.filter((item) => keys.get(item.sequenceNum) === lineKey(item)),
    );
    if (found.length > 0) send({ type: 'priceChanges.found', cartId: now.cartId, priceChanges: found });
  });
}
