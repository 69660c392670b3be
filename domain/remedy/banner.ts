import type { ActiveOrder } from '../order/active-orders.ts';
import { clockOf, cafeTimeAt, dayOf } from '../time/cafe-time.ts';
import { timeLabel } from '../time/label.ts';
import { remedyGate, type RemedyFacts } from './gate.ts';

/** What the banner depends on besides the order and its cafe. */
type BannerFacts = Pick<RemedyFacts, 'features' | 'isMember' | 'now' | 'minutesBefore'>;

/** Whether a page may have the banner (REMEDY-11). */
export const isBannerPage = (path: string): boolean => path.includes('home');

/**
 * Returns the order that the banner is about: of those of today for which a remedy can be asked for now, the one whose time came last; null:
 * there is none. Whether its cafe takes part is another question, which the cafe answers.
 */
export function bannerOrder<Order extends ActiveOrder>(orders: readonly Order[], facts: BannerFacts): Order | null {
  const now = Temporal.Instant.from(facts.now);
  const due = orders.filter((order) => {
    const isToday = dayOf(order.at) === dayOf(cafeTimeAt(now, order.timeZone));
    return isToday && remedyGate({ ...facts, ...order, isOnAtCafe: true }).kind === 'open';
  });
  return due.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

/** `12:20PM` of a cafe-local time (REMEDY-11). */
export const bannerTime = (at: string): string => timeLabel(clockOf(at)).replace(' ', '');
