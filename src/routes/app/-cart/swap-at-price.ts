import { awaitedLines } from '#domain/cart/pending.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { cartById } from '#src/api/cart.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { SwapCardProps } from '#src/flows/cart/SwapCard.tsx';
import { takeAtPrice, type PriceContext, type Say } from './take-at-price.ts';

type CartSources = Pick<RouterContext, 'call' | 'queryClient'> & { readonly actors: Pick<RouterContext['actors'], 'cart'> };

/** Whether the cart has a line, as the changes that wait will leave it. */
function hasLine({ call, queryClient, actors }: CartSources, { sequenceNum, itemId }: SwapCardProps['former']): boolean {
  const { cartId = null, queue = [] } = runningActor(actors.cart)?.getSnapshot().context ?? {};
  const items = (cartId !== null && queryClient.getQueryData(cartById(call, cartId).queryKey)?.items) || [];
  return awaitedLines(items, queue).some((line) => line.sequenceNum === sequenceNum && line.itemId === itemId);
}

/** Swaps a line at the price that was shown. One that the guest removes while the price is asked for is not swapped (PRICING-02, CART-16). */
export const swapAtPrice = (
  context: PriceContext & CartSources,
  { former, substitute: { line, price } }: Pick<SwapCardProps, 'former' | 'substitute'>,
  say: Say,
  swap: () => void,
): Promise<void> => takeAtPrice(context, { ...line, price }, say, () => hasLine(context, former) && swap());
