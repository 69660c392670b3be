import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { DropDiscountInput, DropDiscountResult } from '#machines/submit/submit.types.ts';
import { cartApi, showCart } from '#src/api/cart-changes.ts';
import type { Client } from '#src/api/client.ts';
import { discountsApi } from '#src/api/discounts.ts';
import { randomId } from '#src/api/random-id.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** Keeps a code from coming back by itself. */
  readonly noteRemoved: (cartId: string, code: string) => void;
  /** Tells the other tabs of a change of the cart. */
  readonly announceChange: () => void;
}

/** Takes the discount that an order was refused for out of the cart (DISC-07); all of them where the server did not say which. */
export const dropDiscountPorts = ({ call, queryClient, noteRemoved, announceChange }: Dependencies) => ({
  dropDiscount: fromPromise<DropDiscountResult, DropDiscountInput>(async ({ input: { cartId, code }, signal }) => {
    const { discounts } = await cartApi(call).summary(cartId, signal);
    for (const discount of discounts.filter((each) => code === null || each.code === code)) {
      const cart = await discountsApi(call).remove(cartId, discount, randomId(), signal);
      noteRemoved(cartId, discount.code);
      await showCart(call, queryClient, cart);
    }
    announceChange();
    return { kind: 'dropped' };
  }),
});
