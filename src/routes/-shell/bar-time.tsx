import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { TimeInstead } from '#src/flows/kit/TimeInstead.tsx';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { useTimeWords } from './use-time-words.ts';

interface Props {
  readonly order: SetUpOrder;
  readonly returnTo: string;
  /** The words of its time. */
  readonly children: ReactNode;
}

/** What the cart comes to is judged where the cart is. */
const ofAnySize = { isCatering: false, amount: 0 };

/** The time of an order in the bar; where it cannot be had at that, why, and the way to another one (SLOTS-10). */
export function BarTime({ order, returnTo, children }: Props) {
  const words = useTimeWords(order, ofAnySize);
  return (
    <>
      {words ? <TimeInstead {...{ words, returnTo }} /> : children}
      <UntimelySaid words={words?.said ?? null} />
    </>
  );
}
