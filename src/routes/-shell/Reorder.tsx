import { lazyPart } from './lazy-part.tsx';

/** An order of before, over any page; loaded with the first one that is asked for. */
export const Reorder = lazyPart(async () => (await import('./LiveReorder.tsx')).LiveReorder);
