import { useQuery } from '@tanstack/react-query';
import { orderProblem } from '#domain/order/closed-now.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { OrderSize } from '#domain/slots/order-size.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { closedWords, problemWords, type SaidUntimely } from '#src/flows/kit/untimely-words.ts';
import { useCafeTime } from '#src/flows/kit/useCafeTime.ts';
import { useAppContext } from './use-app-context.ts';

const MINUTE_MS = 60_000;

interface TimeNow {
  /** The cafe-local time. */
  readonly now: string;
  /** What is said of an order that cannot be had at its time; null: it can, or that is not known. */
  readonly words: SaidUntimely | null;
}

/** Returns what is said of the time of an order, of a size where that is judged, anew with each minute of the clock: a page may stand while the cafe closes, or over midnight (SLOTS-10, NAV-09). */
export function useTimeWords(order: SetUpOrder, size?: OrderSize): TimeNow {
  const { call, clock } = useAppContext();
  const isAsap = order.schedule.priority === 'ASAP';
  const standing = { enabled: isAsap, refetchInterval: MINUTE_MS, refetchOnWindowFocus: true };
  const { data: cafe } = useQuery({ ...cafeNowById(call, order.cafe.id), ...standing });
  const now = useCafeTime(clock, order.cafe.timeZone);
  const problem = orderProblem(order, { now, cafe, size });
  if (problem?.kind !== 'closed') return { now, words: problem && problemWords(problem, now) };
  return { now, words: cafe ? closedWords(problem.help, order, cafe, now) : null };
}
