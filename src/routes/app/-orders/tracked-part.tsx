import type { ComponentProps } from 'react';
import { isBegun } from '#domain/tracking/stage.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { newsOf } from '#src/flows/tracker/tracker-words.ts';
import { lazyPart } from '../../-shell/lazy-part.tsx';

/** Comes with the first answer of the tracker, which is not waited for. */
const LazyTracker = lazyPart(async () => (await import('./followed-views.ts')).TrackerView);

/** How far the order is, or that it will not be said now: the first answer came, or did not. */
const isKnown = (screen: TrackerScreen) =>
  screen.status !== null || screen.kind === 'lost' || (screen.kind === 'following' && screen.isStale);

/** The kitchen says how far it is: neither silent, nor large, which the kitchen does not report (AMB-27). */
const isHeard = (screen: TrackerScreen) =>
  screen.status !== null && (screen.kind === 'waiting' || (screen.kind === 'following' && !screen.isStale));

/** What the page of an order shows of its tracker. */
export const trackedPart = (tracked: ComponentProps<typeof LazyTracker>) => ({
  news: newsOf(tracked.screen),
  isBegun: isBegun(tracked.screen.stage),
  isKnown: isKnown(tracked.screen),
  isHeard: isHeard(tracked.screen),
  view: <LazyTracker {...tracked} />,
});
