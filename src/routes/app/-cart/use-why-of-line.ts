import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { unavailableLines } from '#domain/cart/orderable.ts';
import { lineRefusal } from '#domain/cart/refusal.ts';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { lineRefusalWords } from '#src/flows/cart/line-refusal-words.ts';
import type { WhyOfLine } from '#src/flows/cart/unavailable-reason.ts';
import { useCafeNow } from '../-menu/use-cafe-now.ts';

/**
 * Why lines cannot be ordered with the order in hand, by the menu and the stock of its cafe: asked for only where there are such lines. `hasOthers`:
 * there are some that are not in the cart.
 */
export function useWhyOfLine(order: SetUpOrder | null, cart: Cart | null, hasOthers: boolean): WhyOfLine {
  const { call } = useRouteContext({ from: '__root__' });
  const { now } = useCafeNow(order?.cafe ?? null);
  const cafeId = order?.cafe.id ?? '';
  const enabled = order !== null && (hasOthers || (cart !== null && unavailableLines(cart).length > 0));
  const { data: menu } = useQuery({ ...menuOf(call, cafeId), enabled });
  const { data: soldOut } = useQuery({ ...soldOutOf(call, cafeId, stockDay(order, now)), enabled });
  const wanted = wantedBy(order, now);
  return (line) => {
    if (order === null || !enabled || !menu) return null;
    const refusal = lineRefusal(menu, line, wanted, new Set(soldOut));
    return refusal && lineRefusalWords(refusal, wanted, order.cafe.name);
  };
}
