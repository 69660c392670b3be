import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { cardPriceText } from './card-price-text.ts';

/** Its code comes with the first card whose price a rule has changed; until then the menu's price stands. */
export const LazyCardPrice = lazyExtra(async () => (await import('./CardPrice.tsx')).CardPrice, cardPriceText);
