import { useQuery } from '@tanstack/react-query';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { OrderSize } from '#domain/slots/order-size.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { closedWords, problemWords, type SaidUntimely } from '#src/flows/kit/untimely-words.ts';
import { useTimeProblem } from '#src/flows/kit/useTimeProblem.ts';
import { useAppContext } from './use-app-context.ts';

const MINUTE_MS = 60_000;

/** Returns what is said of an order of a size that cannot be had at its time, current while the page stands; null: it can, or that is not known. */
export function useTimeWords(order: SetUpOrder, size: OrderSize): SaidUntimely | null {
  const { call, clock } = useAppContext();
  const isAsap = order.schedule.priority === 'ASAP';
  // A page may stand while the cafe closes, or over night.
  const standing = { enabled: isAsap, refetchInterval: MINUTE_MS, refetchOnWindowFocus: true };
  const { data: cafe } = useQuery({ ...cafeNowById(call, order.cafe.id), ...standing });
  const { now, problem } = useTimeProblem(order, size, clock);
  if (problem) return problemWords(problem, now);
  return isAsap && cafe ? closedWords(order, cafe, now) : null;
}
