import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { PendingChange } from '#domain/cart/pending.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { Nearby } from '#src/flows/cart/CartLine.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { useAwaitedMax } from './awaited-max.ts';
import { useLostMark } from './lazy-lost-mark.ts';
import { useAlternatives } from './use-alternatives.ts';

const LazySwapCard = lazyPart(async () => (await import('./swap-card.tsx')).SwapCardAtPrice);

interface SwapInput {
  readonly order: SetUpOrder | null;
  readonly cart: Cart | null;
  readonly pending: readonly PendingChange[];
  /** A change was not taken as asked. */
  readonly isTroubled: boolean;
}

/** How many of an item a line may have, and what helps with a line that cannot be ordered. */
export function useSwap({ order, cart, pending, isTroubled }: SwapInput) {
  const { clock, homeRecord } = useRouteContext({ from: '__root__' });
  const [searchedAt] = useState(() => clock.now().epochMilliseconds);
  const quantityMaxOf = useAwaitedMax(order?.cafe ?? null, pending);
  const nearbyOf = ({ destination, cafe }: SetUpOrder): Nearby => ({
    destination,
    searchedAt,
    onFollow: () => homeRecord.addSearch({ kind: 'words', words: cafe.address, askedAt: searchedAt }),
  });
  return {
    quantityMaxOf,
    alternativesOf: useAlternatives(order, cart, quantityMaxOf, isTroubled),
    SwapCard: LazySwapCard,
    LostMark: useLostMark(),
    // An address decides which cafe delivers.
    nearby: order && order.destination !== 'DELIVERY' ? nearbyOf(order) : null,
  };
}
