import * as v from 'valibot';
import type { Cart } from '#domain/cart/cart.ts';
import { movedGiftCards } from '#domain/cart/gift-cards.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { GIFT_CARDS_KEY as KEY } from '#src/api/last-cart.ts';
import { LineSchema } from '#src/flows/kit/line.schema.ts';

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ cartId: v.string(), lines: v.array(LineSchema) }));

/**
 * Keeps the lines of a cart that holds gift cards only, for the cart that takes its place after a reload (CART-09). In this tab alone: they name who
 * they are for.
 */
export function keepGiftCards({ cartId, items }: Cart, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  const lines = movedGiftCards(items);
  if (lines.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify({ cartId, lines }));
}

/** Returns the lines that were kept of a cart; none where it held anything else, or this tab has not seen it. */
export function keptGiftCards(cartId: string, storage: Pick<Storage, 'getItem'>): readonly CartLineRequest[] {
  const kept = v.safeParse(Kept, storage.getItem(KEY));
  return kept.success && kept.output.cartId === cartId ? kept.output.lines : [];
}
