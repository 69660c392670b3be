import { useReducer, useState, type ReactNode } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import type { TimeWords, Untimely } from '#src/flows/kit/untimely.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

const TimeWatch = lazyExtra(async () => (await import('./time-watch.tsx')).TimeWatch);

/**
 * Returns what a page says of an order that cannot be had at its time, and a part to draw, which keeps that current, and the page with it. `words`: in the place of the
 * time; null while the order can be had at it. `untimely`: the same, where a button to another time replaces the main button too. The main button of the
 * cart asks for the time of a large order by itself; `isCartPage`: it is that page.
 */
export function useUntimely(order: SetUpOrder | null, cart: Cart | null, isCartPage = false) {
  const [known, setKnown] = useState<Untimely | TimeWords | null>(null);
  const [, onMinute] = useReducer((minutes: number) => minutes + 1, 0);
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  const watch: ReactNode = isDue && order && <TimeWatch {...{ order, cart, isCartPage, onMinute }} onKnown={setKnown} />;
  const words = watch ? known : null;
  return { words, untimely: words?.help ? words : null, watch };
}
