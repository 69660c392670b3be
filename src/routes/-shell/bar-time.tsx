import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { TimeInstead } from '#src/flows/kit/TimeInstead.tsx';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { orderWords } from '#src/pages/shell/order-words.ts';
import { OrderWhen } from '#src/pages/shell/OrderWhen.tsx';
import { useTimeWords } from './use-time-words.ts';

interface TimeProps {
  readonly order: SetUpOrder;
  /** The words of its time until this part has come. */
  readonly children: ReactNode;
}

interface BarTimeProps extends TimeProps {
  readonly returnTo: string;
}

/** The time of an order in the bar, current also after midnight; where the order cannot be had at it, why, and the way to another time (SLOTS-10, NAV-09). */
export function BarTime({ order, returnTo }: BarTimeProps) {
  const { now, words } = useTimeWords(order);
  return (
    <>
      {words ? <TimeInstead {...{ words, returnTo }} /> : <OrderWhen {...{ order, now }} />}
      <UntimelySaid words={words?.said ?? null} />
    </>
  );
}

/** The same in words alone, on a page below the bar, which reads out why the order cannot be had and leads to another time. */
export function TimeBelowBar({ order }: TimeProps) {
  const { now, words } = useTimeWords(order);
  return words?.brief ?? orderWords(order, now).when;
}
