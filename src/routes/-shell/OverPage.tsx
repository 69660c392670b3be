import { lazyPart } from './lazy-part.tsx';

/** What flows show over any page; loaded with the first of them. */
export const OverPage = lazyPart(async () => (await import('./OpenOverPage.tsx')).OpenOverPage);
