import { useEffect, useReducer } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { OrderSize } from '#domain/slots/order-size.ts';
import { judgedAgainAt, timeProblem } from '#domain/slots/untimely.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { atEach } from './at-each.ts';
import { onSeen } from './on-seen.ts';

/** Returns why an order cannot be had at its time, null where it can, and the cafe-local time of now; both stay current while the page stands. */
export function useTimeProblem(
  { schedule, cafe: { timeZone } }: SetUpOrder,
  { isCatering, amount }: OrderSize,
  clock: { readonly now: () => Temporal.Instant },
) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const at = schedule.priority === 'LATER' ? schedule.at : null;
  useEffect(() => {
    const instants = at === null ? [] : judgedAgainAt(at, { isCatering, amount, timeZone });
    return atEach(clock, instants, look, onSeen);
  }, [clock, at, isCatering, amount, timeZone]);
  const now = cafeTimeAt(clock.now(), timeZone);
  return { now, problem: timeProblem(schedule, { isCatering, amount, now, timeZone }) };
}
