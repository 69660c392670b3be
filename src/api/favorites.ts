import { favorites } from '#contract/favorites.ts';
import type { RecentsAndFavorites } from '#domain/order/past-order.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';
import { orderFrom } from './loyalty.ts';

/** What a member may have again, for the cafe and the day of the order in hand. A failure is empty (SESSION-24), and says that it is one. */
export const favoritesQuery = defineQuery(
  'member',
  'favorites',
  async (call, [inHand]: [inHand: { readonly cafeId: string; readonly date: string } | null], { signal }): Promise<RecentsAndFavorites> => {
    try {
      const known = await call(favorites, { query: { ...inHand }, signal });
      return {
        recents: known.recents.map(orderFrom),
        favorites: known.favorites.map((order) => ({ ...orderFrom(order), name: order.name })),
        isKnown: true,
      };
    } catch (error) {
      if (!isApiError(error) || signal.aborted) throw error;
      return { recents: [], favorites: [], isKnown: false };
    }
  },
  { refetchOnMount: 'always' },
);
