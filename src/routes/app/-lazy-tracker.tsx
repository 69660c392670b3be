import { lazyPart } from '../-shell/lazy-part.tsx';

/** Comes with the first answer of the tracker, which is not waited for. */
export const LazyTracker = lazyPart(async () => (await import('#src/flows/tracker/TrackerView.tsx')).TrackerView);
