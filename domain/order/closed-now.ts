import type { FoundCafe } from '../cafe/cafe.ts';
import { helpWith, type Help } from '../menu/help.ts';
import type { SetUpOrder } from './order.ts';
import { hasClosedFor } from '../checkout/slot-gone.ts';

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
