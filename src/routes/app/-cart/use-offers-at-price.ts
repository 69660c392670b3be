import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UpsellOffer } from '#domain/menu/upsell.ts';
import { priceValues } from '#domain/pricing/price-change.ts';
import { newsKey } from '#src/flows/kit/price-news-words.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import type { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import '#src/text/lazy/notices.ts';
import { text } from '#src/text/text.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import type { SaidPrice } from './take-at-price.ts';
import { usePriceOverrides } from '../-menu/use-price-overrides.ts';
import { sendAtPrice } from './send-at-price.ts';

/** Returns what sends the guest's events to the offers, what one costs now, and why one was not taken, in words; null: all were. */
export function useOffersAtPrice(actor: ActorRefFrom<typeof upsellMachine>) {
  const context = useAppContext();
  const overrides = usePriceOverrides();
  const [said, setSaid] = useState<SaidPrice | null>(null);
  return {
    send: useMemo(() => sendAtPrice(context, actor, setSaid), [context, actor]),
    priceOf: (offer: UpsellOffer) => priceUnder(overrides, offer),
    note: said && text(newsKey(said.news), priceValues(said.name, said.news)),
  };
}
