import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#domain/cart/cart.ts';
import { cartById } from '#src/api/cart.ts';
import { showCart } from '#src/api/cart-changes.ts';
import type { Client } from '#src/api/client.ts';
import type { UntilSubmitted } from '#src/flows/submit/until-submitted.ports.ts';

export interface CartChangeDependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly untilSubmitted: UntilSubmitted;
  /** Resolves when no change of the cart's lines is under way. */
  readonly cartSettled: () => Promise<void>;
  /** Whether one is. */
  readonly isCartBusy: () => boolean;
  /** Tells the other tabs of a change of the cart. */
  readonly announceChange: () => void;
}

/** Changes a cart beside the flow of its lines, and shows it as it is then. An answer that another one may have overtaken is followed by a read. */
export const cartChanger =
  ({ call, queryClient, untilSubmitted, cartSettled, isCartBusy, announceChange }: CartChangeDependencies) =>
  async (cartId: string, signal: AbortSignal, request: () => Promise<Cart>): Promise<void> => {
    const { queryKey } = cartById(call, cartId);
    await cartSettled();
    await untilSubmitted(cartId, signal);
    const updatesSeen = () => queryClient.getQueryState(queryKey)?.dataUpdateCount;
    const before = updatesSeen();
    const cart = await request();
    const isOvertaken = isCartBusy() || updatesSeen() !== before;
    await showCart(call, queryClient, cart);
    if (isOvertaken) void queryClient.invalidateQueries({ queryKey });
    announceChange();
  };
