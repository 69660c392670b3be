import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { isOver } from '#domain/tracking/stage.ts';
import { timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/tracker.ts';
import { text } from '#src/text/text.ts';
import { newsOf } from './tracker-words.ts';

/** Returns what is read out of an order when its stage changes: its news, and of one that was delivered when that was. */
export function announcementOf(screen: TrackerScreen): string {
  const { destination, stage, status } = screen;
  const deliveredAt = status?.events.arrived_at_consumer;
  return destination === 'DELIVERY' && isOver(stage) && deliveredAt
    ? text('tracker.announced.delivered', { time: timeLabel(deliveredAt) })
    : newsOf(screen);
}
