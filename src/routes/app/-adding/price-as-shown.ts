import { waitFor } from 'xstate';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import { formatCents } from '#domain/money/money.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { noOverrides } from '#domain/pricing/overrides.ts';
import { priceChange } from '#domain/pricing/price-change.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Time in which a press is answered: a price that is not known by then is not taken. */
const PATIENCE_MS = 2000;

type Context = Pick<RouterContext, 'app' | 'actors' | 'clock'>;

/**
 * Returns whether one of a size costs what its card says, and says so where it does not: the price shown is the price submitted, or the guest is asked.
 * Asks for the prices of the order in hand first, where they are not those of this minute (PRICING-01, SLOTS-10).
 */
export async function isPriceAsShown({ app, actors, clock }: Context, { items, name }: MenuPlacard, itemId: string): Promise<boolean> {
  const { order } = actors.order.getSnapshot().context;
  const flow = runningActor(app.getSnapshot().children.dynamicPricing);
  const item = items.find((size) => size.itemId === itemId);
  if (order === null || flow === null || item === undefined) return true;
  const { asked, overrides } = flow.getSnapshot().context;
  if (asked === null) return true;
  const { at } = wantedBy(order, cafeTimeAt(clock.now(), order.cafe.timeZone));
  flow.send({ type: 'context.changed', context: { ...asked, asapAt: asked.asapAt && at } });
  await waitFor(flow, (snapshot) => !snapshot.matches('fetching'), { timeout: PATIENCE_MS }).catch(() => undefined);
  const { status, value, context } = flow.getSnapshot();
  const isLate = status === 'active' && value === 'fetching';
  // Closed meanwhile: then no price is changed by a rule.
  const change = priceChange(item, overrides, status === 'active' ? context.overrides : noOverrides);
  const say = (key: 'menu.priceLate' | 'menu.priceNow', values: Record<string, string>) =>
    app.send({ type: 'notice.shown', notice: noticeOf('info', key, { values }) });
  if (isLate) say('menu.priceLate', { name });
  else if (change) say('menu.priceNow', { name, from: formatCents(change.from), to: formatCents(change.to) });
  return !isLate && change === null;
}
