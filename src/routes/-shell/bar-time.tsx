import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { TimeInstead } from '#src/flows/kit/TimeInstead.tsx';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { useMinute } from '#src/flows/kit/useMinute.ts';
import { OrderWhen } from '#src/pages/shell/OrderWhen.tsx';
import { useAppContext } from './use-app-context.ts';
import { useTimeWords } from './use-time-words.ts';

interface Props {
  readonly order: SetUpOrder;
  readonly returnTo: string;
  /** The words of its time until this part has come. */
  readonly children: ReactNode;
}

/** The amount of the cart is judged on the pages of the cart and the checkout. */
const ofAnySize = { isCatering: false, amount: 0 };

/** The time of an order in the bar, current also after midnight; where the order cannot be had at it, why, and the way to another time (SLOTS-10, NAV-09). */
export function BarTime({ order, returnTo }: Props) {
  const { clock } = useAppContext();
  useMinute(clock);
  const words = useTimeWords(order, ofAnySize);
  return (
    <>
      {words ? <TimeInstead {...{ words, returnTo }} /> : <OrderWhen order={order} now={cafeTimeAt(clock.now(), order.cafe.timeZone)} />}
      <UntimelySaid words={words?.said ?? null} />
    </>
  );
}
