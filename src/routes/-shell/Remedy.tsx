import { lazyPart } from './lazy-part.tsx';

/** An order that was not right, over any page; loaded with the first one that help is asked for. */
export const Remedy = lazyPart(async () => (await import('./LiveRemedy.tsx')).LiveRemedy);
