import { useEffect, useState } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { LargeOrder } from '#domain/slots/large-order.ts';
import { isLargeOrder, type OrderSize } from '#domain/slots/order-size.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { useMinute } from '#src/flows/kit/useMinute.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

const loadRule = () => import('#src/api/large-order-times.ts');

interface Asked {
  readonly order: SetUpOrder;
  readonly amount: number;
  readonly large: LargeOrder | null;
}

/**
 * Returns the first times of an order for which the kitchen needs longer than it has, judged again each minute; null where it has enough, or that is
 * not known (OVERLAYS-30).
 */
export function useLargeOrder(order: SetUpOrder, { isCatering, amount }: OrderSize): LargeOrder | null {
  const context = useAppContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  useMinute(context.clock);
  const isLarge = isLargeOrder(order.cafe, { isCatering, amount });
  const now = cafeTimeAt(context.clock.now(), order.cafe.timeZone);
  useEffect(() => {
    if (!isLarge) return;
    let isDue = true;
    void loadRule()
      .then(({ timesForAmount }) => timesForAmount(order, amount, context))
      .then(
        (needed) => isDue && setAsked({ order, amount, large: needed.kind === 'longer' ? needed.large : null }),
        // The time is judged once more before the order is sent.
        () => {},
      );
    return () => void (isDue = false);
  }, [order, amount, isLarge, context, now]);
  return isLarge && asked?.order === order && asked.amount === amount ? asked.large : null;
}
