import { waitFor } from 'xstate';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { Cents } from '#domain/money/money.ts';
import { noOverrides } from '#domain/pricing/overrides.ts';
import { priceChange, type PriceNews } from '#domain/pricing/price-change.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { shownOverrides } from './shown-overrides.ts';

/** Time in which a press is answered: a price that is not known by then is not taken. */
const PATIENCE_MS = 2000;

export type PriceContext = Pick<RouterContext, 'app' | 'actors' | 'clock'>;

/**
 * Returns null where a size costs what was shown: the price shown is the price submitted, or the guest is asked. Asks for the prices of the order in
 * hand first, where they are not those of this minute (PRICING-01, SLOTS-10). `item`: with the menu's price, or with what was shown.
 * `shown`: what its card was shown with. Default: what it is shown with now.
 */
export async function priceNews(
  { app, actors, clock }: PriceContext,
  item: { readonly itemId: string; readonly price: Cents },
  shown = shownOverrides({ app }),
): Promise<PriceNews | null> {
  const { order } = actors.order.getSnapshot().context;
  const flow = runningActor(app.getSnapshot().children.dynamicPricing);
  const asked = flow?.getSnapshot().context.asked ?? null;
  if (order === null || flow === null || asked === null) return priceChange(item, shown, noOverrides);
  const { at } = wantedBy(order, cafeTimeAt(clock.now(), order.cafe.timeZone));
  flow.send({ type: 'context.changed', context: { ...asked, asapAt: asked.asapAt && at } });
  flow.send({ type: 'overrides.retried' });
  await waitFor(flow, (snapshot) => !snapshot.matches('fetching'), { timeout: PATIENCE_MS }).catch(() => undefined);
  const { status, value, context } = flow.getSnapshot();
  if (status === 'active' && value === 'fetching') return 'late';
  // Closed meanwhile: then no price is changed by a rule.
  return priceChange(item, shown, status === 'active' ? context.overrides : noOverrides);
}
