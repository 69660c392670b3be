import type { PriceNews } from '#domain/pricing/price-change.ts';

/** Returns the key of the words that say why something is not added at the price that was shown. */
export const newsKey = (news: PriceNews) => (typeof news === 'string' ? newsKeys[news] : 'menu.priceNow');

const newsKeys = { late: 'menu.priceLate', gone: 'menu.priceGone' } as const;
