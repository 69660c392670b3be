import { useState } from 'react';
import { newsKind, priceValues } from '#domain/pricing/price-change.ts';
import { SwapCard, type SwapCardProps } from '#src/flows/cart/SwapCard.tsx';
import '#src/text/lazy/swap.ts';
import { text } from '#src/text/text.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { swapAtPrice } from './swap-at-price.ts';
import type { SaidPrice } from './take-at-price.ts';

const keys = {
  more: 'cart.swap.priceNow',
  less: 'cart.swap.priceLess',
  late: 'cart.swap.priceLate',
  gone: 'cart.swap.priceGone',
} as const;

/** What can be had in place of a line, at the price that it is shown at: where it costs something else by now, that is said first. */
export function SwapCardAtPrice(props: SwapCardProps) {
  const { line } = props.substitute;
  const context = useAppContext();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<SaidPrice | null>(null);
  const swap = () => {
    setAsking(true);
    void swapAtPrice(context, props, setSaid, props.onSwap).finally(() => setAsking(false));
  };
  const note = said?.itemId === line.itemId ? text(keys[newsKind(said.news)], priceValues(said.name, said.news)) : null;
  return <SwapCard {...props} isBusy={props.isBusy || isAsking} note={note} onSwap={swap} />;
}
