import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';

export const LazyArrival = lazyPart(async () => (await import('./followed-views.ts')).ArrivalView);
export const LazyCancellation = lazyPart(async () => (await import('./followed-views.ts')).CancellationView);
/** An order is as good without it. */
export const LazyNote = lazyExtra(async () => (await import('./cafe-note.tsx')).CafeNoteOf);
