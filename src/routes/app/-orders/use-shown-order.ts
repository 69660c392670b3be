import { withoutPerson } from '#domain/cart/without-person.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';
import { useJoin } from '../../-shell/use-join.ts';

/** Returns what is shown of an order, to a member whose details are withheld without them (SESSION-17), who sees it, and what opens the sign-up. */
export function useShownOrder(placed: Cart): { readonly cart: Cart } & ReturnType<typeof useJoin> {
  const join = useJoin(placed.customer ?? {});
  const isTrusted = useIsTrusted();
  return { cart: join.isMember && !isTrusted ? withoutPerson(placed) : placed, ...join };
}
