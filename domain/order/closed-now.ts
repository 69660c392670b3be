import type { FoundCafe } from '../cafe/cafe.ts';
import { helpWith, type Help } from '../menu/help.ts';
import type { SetUpOrder } from './order.ts';
import { hasClosedFor } from '../checkout/slot-gone.ts';
import type { OrderSize } from '../slots/order-size.ts';
import { timeProblem, type TimeProblem } from '../slots/untimely.ts';

/**
 * Returns what helps with an order as soon as possible while its cafe takes none, as it has closed or its kitchen has: another time, or for a table
 * another way to have it. Null: the cafe takes it, or the order is for a time (SLOTS-10). `now`: cafe-local, `YYYY-MM-DDTHH:mm`.
 */
export const helpWhileClosed = (
  { schedule, destination }: Pick<SetUpOrder, 'schedule' | 'destination'>,
  cafe: Pick<FoundCafe, 'isOpen' | 'closesAt' | 'timeZone'>,
  now: string,
): Help | null =>
  schedule.priority === 'ASAP' && hasClosedFor(cafe, { at: null, now, leadMinutes: schedule.leadMinutes })
    ? helpWith('time', destination)
    : null;

/** Why an order cannot be had at its time: the time itself, or its cafe, which takes none now. `help`: what helps with that. */
export type OrderProblem = TimeProblem | { readonly kind: 'closed'; readonly help: Help };

interface OrderNow {
  /** The cafe-local time of now, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
  /** Its cafe now; none: that is not known. */
  readonly cafe: Pick<FoundCafe, 'isOpen' | 'closesAt' | 'timeZone'> | null | undefined;
  /** What the order comes to. Left out: its size is not judged. */
  readonly size?: OrderSize | undefined;
}

const ofAnySize: OrderSize = { isCatering: false, amount: 0 };

/** Returns why an order cannot be had at its time, as every page says it: the time first, then the cafe; null: it can, as far as is known (SLOTS-10). */
export function orderProblem(order: SetUpOrder, { now, cafe, size = ofAnySize }: OrderNow): OrderProblem | null {
  const problem = timeProblem(order.schedule, { ...size, now, timeZone: order.cafe.timeZone });
  if (problem !== null) return problem;
  const help = cafe ? helpWhileClosed(order, cafe, now) : null;
  return help && { kind: 'closed', help };
}
