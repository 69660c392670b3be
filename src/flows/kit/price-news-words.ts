import { newsKind, type PriceNews } from '#domain/pricing/price-change.ts';

/** Returns the key of the words that say why something is not added at the price that was shown. */
export const newsKey = (news: PriceNews) => newsKeys[newsKind(news)];

const newsKeys = { more: 'menu.priceNow', less: 'menu.priceLess', late: 'menu.priceLate', gone: 'menu.priceGone' } as const;
