import { waitFor } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import type { PriceNews } from '#domain/pricing/price-change.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import type { PricedItem, ShownFor } from '#machines/press/press.types.ts';
import { randomId } from '#src/api/random-id.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { shownFor, shownOverrides } from '../-menu/shown-now.ts';
import { begunPress } from './begun-press.ts';

export type PriceContext = Pick<RouterContext, 'app'> & { readonly actors: Pick<RouterContext['actors'], 'adding' | 'order'> };

/** A price that is not the one that was shown. */
export type SaidPrice = Pick<PricedItem, 'itemId' | 'name'> & { readonly news: PriceNews };

/** Called with null as the price is the one that was shown. */
export type Say = (said: SaidPrice | null) => void;

/** Takes something at the price that was shown for an order; where it costs something else by now, that is said, and the next press takes it (PRICING-02). The checkout waits for the press. */
export async function takeAtPrice(
  context: PriceContext,
  { itemId, name, price }: Omit<PricedItem, 'shown'>,
  say: Say,
  take: (price: Cents) => void,
  shown: ShownFor = shownFor(context),
): Promise<void> {
  const { adding } = context.actors;
  const press = randomId();
  const priced = { itemId, name, price, shown: shownOverrides(context) };
  adding.send({ type: 'press.made', input: { kind: 'offer', press, priced, shownFor: shown } });
  const pressed = await begunPress(adding, press);
  if (adding.getSnapshot().status !== 'active') return; // Ended by a sign-out.
  // Without its code no price is known.
  if (pressed === undefined) return say({ itemId, name, news: 'late' });
  const end = await waitFor(pressed, ({ status }) => status !== 'active').catch(() => pressed.getSnapshot());
  if (end.context.news !== null) return say({ itemId, name, news: end.context.news });
  if (!end.matches('taken')) return;
  say(null);
  take(priceUnder(priced.shown, priced));
}
