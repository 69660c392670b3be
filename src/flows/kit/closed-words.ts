import { helpWhileClosed } from '#domain/order/closed-now.ts';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { dayLabel, timeLabel } from '#domain/time/label.ts';
import { dayOf, daysLater } from '#domain/time/cafe-time.ts';
import '#src/text/lazy/closed.ts';
import { text } from '#src/text/text.ts';
import type { Closed } from './closed.ts';

/** What a page says of the cafe of an order while it takes none (SLOTS-10); null: it takes the order. `now` is cafe-local. */
export function closedWords(order: SetUpOrder, cafe: FoundCafe, now: string): (Closed & { readonly said: string }) | null {
  const help = helpWhileClosed(order, cafe, now);
  if (help === null) return null;
  const key = help === 'time' ? 'closed.time' : 'closed.destination';
  const heading = text(cafe.isOpen ? 'closed.kitchen' : 'closed.now', { cafe: order.cafe.name });
  return { when: whenWords(cafe, now), choose: text(`${key}.choose`), said: `${heading}. ${text(key)}` };
}

/** No longer than a promised time, in whose place it comes: nothing moves. */
function whenWords({ isOpen, opensAt }: FoundCafe, now: string): string {
  if (isOpen) return text('closed.when.kitchen');
  if (opensAt === null) return text('closed.when.now');
  const isSoon = opensAt < `${daysLater(dayOf(now), 1)}${now.slice(10)}`;
  return text('closed.when.opens', {
    when: isSoon ? text('closed.when.clock', { time: timeLabel(opensAt) }) : dayLabel(dayOf(opensAt), dayOf(now)).replace(/^To/, 'to'),
  });
}
