import type { MenuPlacard } from '#domain/menu/menu.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { priceValues } from '#domain/pricing/price-change.ts';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';
import { priceNews, type PriceContext } from './price-news.ts';

/** Returns whether one of a size costs what its card said, which was shown with these overrides, and says so in a notice where it does not. */
export async function isPriceAsShown(
  context: PriceContext,
  { items, name }: MenuPlacard,
  itemId: string,
  shown: PriceOverrides,
): Promise<boolean> {
  const item = items.find((size) => size.itemId === itemId);
  const news = item ? await priceNews(context, item, shown) : null;
  if (news === null) return true;
  const values = priceValues(name, news);
  context.app.send({
    type: 'notice.shown',
    notice: noticeOf('info', news === 'late' ? 'menu.priceLate' : 'menu.priceNow', { values }),
  });
  return false;
}
