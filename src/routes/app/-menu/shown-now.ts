import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { cafeIn } from '#domain/order/order.ts';
import { noOverrides, type PriceOverrides } from '#domain/pricing/overrides.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { ShownFor } from '#machines/press/press.types.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Returns what the cards of this moment are shown with. */
export const shownOverrides = ({ app }: Pick<RouterContext, 'app'>): PriceOverrides =>
  runningActor(app.getSnapshot().children.dynamicPricing)?.getSnapshot().context.overrides ?? noOverrides;

/** Returns what the cards of this moment are shown for. */
export function shownFor({ actors }: { readonly actors: Pick<RouterContext['actors'], 'order'> }): ShownFor {
  const known = actors.order.getSnapshot().context;
  return { cafeId: cafeIn(known)?.id ?? NO_CAFE, order: known.order };
}
