import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

const asItIs = ({ children }: { readonly children: ReactNode }) => children;
const BarTime = lazyExtra(async () => (await import('./bar-time.tsx')).BarTime, asItIs);

/** Returns what draws the time of an order in the bar, given its words, and says where it cannot be kept. `returnTo`: the page to come back to. */
export function useBarTime(returnTo: string) {
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  return (order: SetUpOrder, words: ReactNode): ReactNode => (isDue ? <BarTime {...{ order, returnTo }}>{words}</BarTime> : words);
}
