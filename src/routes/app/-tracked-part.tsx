import type { ComponentProps } from 'react';
import { isBegun } from '#domain/tracking/stage.ts';
import { newsOf } from '#src/flows/tracker/tracker-words.ts';
import { lazyPart } from '../-shell/lazy-part.tsx';

/** Comes with the first answer of the tracker, which is not waited for. */
const LazyTracker = lazyPart(async () => (await import('./-followed-views.ts')).TrackerView);

/** What the page of an order shows of its tracker. */
export const trackedPart = (tracked: ComponentProps<typeof LazyTracker>) => ({
  news: newsOf(tracked.screen),
  isBegun: isBegun(tracked.screen.stage),
  view: <LazyTracker {...tracked} />,
});
