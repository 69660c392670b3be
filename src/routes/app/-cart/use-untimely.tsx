import { useState, type ReactNode } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

const TimeWatch = lazyExtra(async () => (await import('./time-watch.tsx')).TimeWatch);

/**
 * Returns the words for an order that cannot be had at its time, null while it can, and an invisible part to draw, which keeps them current. `cart`:
 * whose size says how long it takes; left out: that is judged elsewhere.
 */
export function useUntimely(order: SetUpOrder | null, cart: Cart | null = null) {
  const [untimely, setUntimely] = useState<Untimely | null>(null);
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  const watch: ReactNode = isDue && order && <TimeWatch {...{ order, cart }} onKnown={setUntimely} />;
  return { untimely: watch ? untimely : null, watch };
}
