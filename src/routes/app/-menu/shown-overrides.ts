import { noOverrides, type PriceOverrides } from '#domain/pricing/overrides.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Returns what the cards of this moment are shown with. */
export const shownOverrides = ({ app }: Pick<RouterContext, 'app'>): PriceOverrides =>
  runningActor(app.getSnapshot().children.dynamicPricing)?.getSnapshot().context.overrides ?? noOverrides;
