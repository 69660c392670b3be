import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { boughtGiftCards } from '#domain/cart/gift-cards.ts';
import type { DropDiscountInput, DropDiscountResult, DropGiftCardsInput, DropGiftCardsResult } from '#machines/submit/submit.types.ts';
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

/** What goes out of a cart so that the rest of it can be ordered. */
export const droppingPorts = ({ call, queryClient, noteRemoved, announceChange }: Dependencies) => ({
  /** The discount that the order was refused for (DISC-07); all of them where the server did not say which. */
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

  /** The gift cards that are bought (SUBMIT-17); lines that are gone already are no error. */
  dropGiftCards: fromPromise<DropGiftCardsResult, DropGiftCardsInput>(async ({ input: { cartId }, signal }) => {
    const api = cartApi(call);
    const numbers = boughtGiftCards((await api.summary(cartId, signal)).items);
    if (numbers.length > 0) await showCart(call, queryClient, await api.remove(cartId, numbers, signal, randomId()));
    announceChange();
    return { kind: 'dropped' };
  }),
});
