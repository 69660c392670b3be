import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

/** Marks a line that lost its changes; most carts have none. */
export const LostMark = lazyExtra(async () => (await import('./lost-mark.tsx')).LostMark);
