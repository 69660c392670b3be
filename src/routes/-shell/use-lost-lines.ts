import { useQuery } from '@tanstack/react-query';
import { unansweredLines, type LostLine } from '#domain/order/lost-lines.ts';
import { cartById } from '#src/api/cart.ts';
import { lostLinesQuery, noCart } from '#src/api/lost-lines.ts';
import { keptLines } from '#src/flows/cart/kept-lines.ts';
import { useAvoidance } from '../app/-menu/use-avoidance.ts';
import { useAppContext } from './use-app-context.ts';

/** The lines of a cart that have what the guest avoids and that they have to answer for; null while they are being read. */
export function useLostLines(cartId: string | null): { readonly lines: readonly LostLine[] | null; readonly onRetry: () => void } {
  const { call, sharedStorage } = useAppContext();
  const avoided = useAvoidance();
  const isAsked = cartId !== null && avoided.allergens.length > 0;
  const { data: cart } = useQuery({ ...cartById(call, cartId ?? ''), enabled: isAsked });
  const { data, refetch } = useQuery({
    ...lostLinesQuery(call, { cart: cart ?? noCart, avoided }),
    enabled: isAsked && cart !== undefined,
  });
  const lines = isAsked ? data && unansweredLines(cartId, data, keptLines(sharedStorage)) : [];
  return { lines: lines ?? null, onRetry: () => void refetch() };
}
