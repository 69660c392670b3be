import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import { closedWords, problemWords } from '#src/flows/kit/untimely-words.ts';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { useTimeProblem } from '#src/flows/kit/useTimeProblem.ts';

const MINUTE_MS = 60_000;
type Props = { readonly order: SetUpOrder; readonly cart: Cart | null; readonly onKnown: (untimely: Untimely | null) => void };

/** Finds out, as long as the page stands, whether an order can be had at its time, and reads out that it cannot. */
export function TimeWatch({ order, cart, onKnown }: Props) {
  const { call, clock, config } = useRouteContext({ from: '__root__' });
  const isAsap = order.schedule.priority === 'ASAP';
  // A page may stand while the cafe closes, or over night.
  const standing = { enabled: isAsap, refetchInterval: MINUTE_MS, refetchOnWindowFocus: true };
  const { data: cafe } = useQuery({ ...cafeNowById(call, order.cafe.id), ...standing });
  const size = { isCatering: config.isCatering, amount: cart ? kitchenAmount(cart) : 0 };
  const { now, problem } = useTimeProblem(order, size, clock);
  const words = problem ? problemWords(problem, now) : isAsap && cafe ? closedWords(order, cafe, now) : null;
  const { when, choose, help } = words ?? {};
  useEffect(() => onKnown(when && choose && help ? { when, choose, help } : null), [when, choose, help, onKnown]);
  return <UntimelySaid words={words?.said ?? null} />;
}
