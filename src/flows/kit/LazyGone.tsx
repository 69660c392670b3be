import { lazyExtra } from './lazy-extra.tsx';

/** Most of what is opened can be had: its code comes with the first that cannot. */
export const LazyGone = lazyExtra(async () => (await import('./Gone.tsx')).Gone);
