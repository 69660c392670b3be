import type { QueryClient } from '@tanstack/react-query';
import { boughtGiftCards } from '#domain/cart/gift-cards.ts';
import type { DropDiscountInput, DropDiscountResult, DropGiftCardsInput, DropGiftCardsResult } from '#machines/submit/submit.types.ts';
import { cartApi, showCart } from '#src/api/cart-changes.ts';
import type { Client } from '#src/api/client.ts';
import { discountsApi } from '#src/api/discounts.ts';
import { randomId } from '#src/api/random-id.ts';
import type { UntilSubmitted } from './until-submitted.ports.ts';

export interface Dropping {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly untilSubmitted: UntilSubmitted;
  /** Keeps a code from coming back by itself. */
  readonly noteRemoved: (cartId: string, code: string) => void | Promise<void>;
  /** Tells the other tabs of a change of the cart. */
  readonly announceChange: () => void;
}

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** The discount that the order was refused for (DISC-07); all of them where the server did not say which. */
export async function dropDiscount(
  { input: { cartId, code }, signal }: Asked<DropDiscountInput>,
  { call, queryClient, untilSubmitted, noteRemoved, announceChange }: Dropping,
): Promise<DropDiscountResult> {
  const { discounts } = await cartApi(call).summary(cartId, signal);
  try {
    for (const discount of discounts.filter((each) => code === null || each.code === code)) {
      await untilSubmitted(cartId, signal);
      // Noted before the call: an answer that is lost says nothing.
      await noteRemoved(cartId, discount.code);
      await showCart(call, queryClient, await discountsApi(call).remove(cartId, discount, randomId(), signal));
    }
  } finally {
    announceChange();
  }
  return { kind: 'dropped' };
}

/** The gift cards that are bought (SUBMIT-17); lines that are gone already are no error. */
export async function dropGiftCards(
  { input: { cartId }, signal }: Asked<DropGiftCardsInput>,
  { call, queryClient, untilSubmitted, announceChange }: Dropping,
): Promise<DropGiftCardsResult> {
  const api = cartApi(call);
  const numbers = boughtGiftCards((await api.summary(cartId, signal)).items);
  if (numbers.length > 0) {
    await untilSubmitted(cartId, signal);
    await showCart(call, queryClient, await api.remove(cartId, numbers, signal, randomId()));
  }
  announceChange();
  return { kind: 'dropped' };
}
