import { useState, type ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { Closed } from '#src/flows/kit/closed.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

const ClosedNow = lazyExtra(async () => (await import('./closed-now.tsx')).ClosedNow);

/** Returns the words for a cafe that takes no order for as soon as possible, null while it does, and an invisible part to draw, which keeps them current. */
export function useClosedNow(order: SetUpOrder | null): { readonly closed: Closed | null; readonly watch: ReactNode } {
  const [closed, setClosed] = useState<Closed | null>(null);
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  if (!isDue || order?.schedule.priority !== 'ASAP') return { closed: null, watch: null };
  return { closed, watch: <ClosedNow order={order} onKnown={setClosed} /> };
}
