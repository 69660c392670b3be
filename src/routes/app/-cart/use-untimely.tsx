import { useState, type ReactNode } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import type { TimeWords, Untimely } from '#src/flows/kit/untimely.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

const TimeWatch = lazyExtra(async () => (await import('./time-watch.tsx')).TimeWatch);

/**
 * Returns the words for an order that cannot be had at its time, null while it can, and a part to draw beside them, which keeps them current.
 * `untimely`: those that stand in the place of the main button too. `isAsked`: that button asks for the time of a large cart itself.
 */
export function useUntimely(order: SetUpOrder | null, cart: Cart | null, isAsked = false) {
  const [known, setKnown] = useState<Untimely | TimeWords | null>(null);
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  const watch: ReactNode = isDue && order && <TimeWatch {...{ order, cart, isAsked }} onKnown={setKnown} />;
  const words = watch ? known : null;
  return { words, untimely: words?.help ? words : null, watch };
}
