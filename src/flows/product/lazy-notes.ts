import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

/** Most products are made as they are chosen, and have nothing that the guest avoids: the code of these comes with the first that is otherwise. */
export const LazyLostNote = lazyExtra(async () => (await import('./LostNote.tsx')).LostNote);
export const LazyAvoided = lazyExtra(async () => (await import('./Avoided.tsx')).Avoided);
