import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { OrderWhen } from '#src/pages/shell/OrderWhen.tsx';
import { useAppContext } from './use-app-context.ts';

const asItIs = ({ children }: { readonly children: ReactNode }) => children;
const BarTime = lazyExtra(async () => (await import('./bar-time.tsx')).BarTime, asItIs);

/** Returns what draws the time of an order in the bar, and says where it cannot be kept. `returnTo`: the page to come back to. */
export function useBarTime(returnTo: string) {
  const { clock } = useAppContext();
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  return (order: SetUpOrder): ReactNode => {
    const when = <OrderWhen order={order} now={cafeTimeAt(clock.now(), order.cafe.timeZone)} />;
    return isDue ? <BarTime {...{ order, returnTo }}>{when}</BarTime> : when;
  };
}
