import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { dayOf, daysLater } from '#domain/time/cafe-time.ts';
import { momentLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';

/**
 * Returns until when the cafe is open, or when it opens, in words; empty where it is not known.
 * @param now The cafe-local time of reading.
 */
export function hoursOf({ isOpen, closesAt, opensAt }: FoundCafe, now: string): string {
  if (isOpen && closesAt !== null) return text('cafeSearch.open', { time: timeLabel(closesAt) });
  if (isOpen || opensAt === null) return '';
  // A weekday keeps its capital inside the sentence.
  return text('cafeSearch.opens', { moment: momentLabel(opensAt, now).replace(/^To/, 'to') });
}

/** Returns how soon an order is ready, or why it is not now; null where neither is known. */
export function standingOf(cafe: FoundCafe): { readonly tone: 'good' | 'warn'; readonly words: string } | null {
  if (!cafe.isOpen) return { tone: 'warn', words: text('cafeSearch.closed') };
  return cafe.leadTime === null ? null : { tone: 'good', words: text('cafeSearch.ready', { minutes: cafe.leadTime }) };
}

/**
 * Returns the label of the button that orders there.
 * @param now The cafe-local time of reading.
 */
export function orderLabelOf({ isOpen, opensAt }: FoundCafe, now: string): string {
  if (isOpen) return text('cafeSearch.order');
  const isTomorrow = opensAt !== null && dayOf(opensAt) === daysLater(dayOf(now), 1);
  return text(isTomorrow ? 'cafeSearch.orderTomorrow' : 'cafeSearch.orderLater');
}
