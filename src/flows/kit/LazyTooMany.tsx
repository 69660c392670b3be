import { lazyExtra } from './lazy-extra.tsx';

/** Most lines are within the limits: its code comes with the first that is not. */
export const LazyTooMany = lazyExtra(async () => (await import('./TooMany.tsx')).TooMany);
