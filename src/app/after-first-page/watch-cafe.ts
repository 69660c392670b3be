import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { cafeIn } from '#domain/order/order.ts';
import { followOrder } from './follow-order.ts';
import type { RouterContext } from '../router-context.ts';

interface Router {
  invalidate(): Promise<void>;
}

/**
 * Reads the product or combo that is open anew for another cafe of the order, which another tab may have chosen: price, choices and limit are of a
 * cafe (PRODUCT-05). Also one that was opened for another cafe than that of the order, which had moved while it was read.
 */
export function watchCafe({ app, actors }: Pick<RouterContext, 'app' | 'actors'>, router: Router): void {
  /** The last one opened; null: none is open. */
  let open: { readonly cafeId: string } | null = null;
  /** Cafe for which it was read, or is being read. */
  let known = '';
  function look() {
    const cafeId = cafeIn(actors.order.getSnapshot().context)?.id ?? NO_CAFE;
    const { product, combo } = app.getSnapshot().context.openFlows;
    const next = combo ?? product ?? null;
    if (next !== open) {
      open = next;
      known = next?.cafeId ?? '';
    }
    if (open === null || known === cafeId) return;
    known = cafeId;
    void router.invalidate();
  }
  app.subscribe(look);
  followOrder({ actors }, look);
}
