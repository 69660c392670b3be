import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

/** Its code comes with the first price that a rule has changed; until then the price stands alone. */
export const LazyPriceWas = lazyExtra(async () => (await import('./PriceWas.tsx')).PriceWas);
