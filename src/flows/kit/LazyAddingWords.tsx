import { lazyExtra } from './lazy-extra.tsx';

/** Shown by a press. */
export const LazyAddingWords = lazyExtra(async () => (await import('./AddingWords.tsx')).AddingWords);
