import { useQuery } from '@tanstack/react-query';
import type { Cart } from '#domain/cart/cart.ts';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { closedWords, largeWords, problemWords } from '#src/flows/kit/untimely-words.ts';
import { useTimeProblem } from '#src/flows/kit/useTimeProblem.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useLargeOrder } from './use-large-order.ts';

const MINUTE_MS = 60_000;

/**
 * Returns what is said of an order that cannot be had at its time (`words`), or for which the kitchen needs longer (`large`, OVERLAYS-30). On the page
 * of the cart the size of the cart is no problem of its time: its main button asks for another.
 */
export function useTimeWords(order: SetUpOrder, cart: Cart | null, isCartPage: boolean) {
  const { call, clock, config } = useAppContext();
  const isAsap = order.schedule.priority === 'ASAP';
  // A page may stand while the cafe closes, or over night.
  const standing = { enabled: isAsap, refetchInterval: MINUTE_MS, refetchOnWindowFocus: true };
  const { data: cafe } = useQuery({ ...cafeNowById(call, order.cafe.id), ...standing });
  const size = { isCatering: config.isCatering, amount: cart ? kitchenAmount(cart) : 0 };
  const { now, problem } = useTimeProblem(order, isCartPage ? { ...size, amount: 0 } : size, clock);
  const needed = useLargeOrder(order, size);
  const words = problem ? problemWords(problem, now) : isAsap && cafe ? closedWords(order, cafe, now) : null;
  return { words, large: words === null && needed !== null ? largeWords(needed, order) : null };
}
