import type { MenuPlacard } from '#domain/menu/menu.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { priceValues } from '#domain/pricing/price-change.ts';
import { priceNews, type PriceContext } from './price-news.ts';
import { shownOverrides } from './shown-overrides.ts';

/** Returns what tells, at any later time, whether one of a size costs what its card says now, and says so in a notice where it does not. */
export function priceAsShown(context: PriceContext, { items, name }: MenuPlacard, itemId: string): () => Promise<boolean> {
  const item = items.find((size) => size.itemId === itemId);
  const shown = shownOverrides(context);
  return async () => {
    const news = item ? await priceNews(context, item, shown) : null;
    if (news === null) return true;
    const values = priceValues(name, news);
    context.app.send({
      type: 'notice.shown',
      notice: noticeOf('info', news === 'late' ? 'menu.priceLate' : 'menu.priceNow', { values }),
    });
    return false;
  };
}
