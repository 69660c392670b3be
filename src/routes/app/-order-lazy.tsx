import { lazyPart } from '../-shell/lazy-part.tsx';

export const LazyArrival = lazyPart(async () => (await import('./-followed-views.ts')).ArrivalView);
export const LazyCancellation = lazyPart(async () => (await import('./-followed-views.ts')).CancellationView);
export const LazyNote = lazyPart(async () => (await import('./-cafe-note.tsx')).CafeNoteOf);
