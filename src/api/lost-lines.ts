import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/menu/allergens.ts';
import { madeAt, type LostLine } from '#domain/order/lost-lines.ts';
import type { Client } from './client.ts';
import { avoidedInLines } from './avoided-lines.ts';
import { defineQuery } from './define-query.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

interface LostLinesInput {
  readonly cart: Pick<Cart, 'cafes' | 'items'>;
  readonly avoided: Avoidance;
}

/** What is read of a cart that is not known. */
export const noCart: LostLinesInput['cart'] = { cafes: [], items: [] };

/** Returns the lines to check: food that can be ordered, and every line that lost its changes. */
const checked = (items: readonly CartItem[]): readonly CartItem[] =>
  items.filter(({ giftCard, isUnavailable, hasLostChanges }) => hasLostChanges || (giftCard === undefined && !isUnavailable));

/** Returns what the lines of a cart have of what the guest avoids, at the cafe of the cart; null where its menu does not come (MENU-11). */
export async function readLostLines(sources: Sources, { cart, avoided }: LostLinesInput): Promise<readonly LostLine[]> {
  const lines = checked(cart.items);
  const cafeId = cart.cafes[0]?.id;
  const lostWith = (allergensOf: (line: CartItem) => readonly string[] | null) =>
    lines.map((line) => ({
      sequenceNum: line.sequenceNum,
      name: line.name,
      made: madeAt(cafeId ?? '', line),
      isLost: line.hasLostChanges === true,
      allergens: allergensOf(line),
    }));
  if (lines.length === 0 || avoided.allergens.length === 0) return lostWith(() => []);
  if (cafeId === undefined) return lostWith(() => null);
  return lostWith(await avoidedInLines(sources, { cafeId, avoided, lines }).catch(() => () => null));
}

const lostLinesOf = defineQuery(
  'cart',
  'lostLines',
  (call, [cafes, items, avoided]: [cafes: Cart['cafes'], items: readonly CartItem[], avoided: Avoidance], { client }) =>
    readLostLines({ call, queryClient: client }, { cart: { cafes, items }, avoided }),
  { staleTime: 0 },
);

/** The same for a view, read anew for each cart. */
export const lostLinesQuery = (call: Client, { cart: { cafes, items }, avoided }: LostLinesInput) =>
  lostLinesOf(call, cafes, checked(items), avoided);
