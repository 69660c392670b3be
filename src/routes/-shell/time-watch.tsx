import { useEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isLargeOrder } from '#domain/slots/order-size.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import type { TimeWords, Untimely } from '#src/flows/kit/untimely.ts';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { useAppContext } from './use-app-context.ts';
import { useTimeWords } from './use-time-words.ts';

const LargeWatch = lazyExtra(async () => (await import('./large-watch.tsx')).LargeWatch);

interface Props {
  readonly order: SetUpOrder;
  /** Null: its size is not judged. */
  readonly cart: Cart | null;
  /** The page of the cart, whose main button asks for the time of a large one: there its size is no problem of its time. */
  readonly isCartPage: boolean;
  readonly onKnown: (known: Untimely | TimeWords | null) => void;
  /** Each minute: what the page says of the time is drawn anew. */
  readonly onMinute: () => void;
}

/** Finds out, as long as the page stands, whether an order can be had at its time, and reads out that it cannot. */
export function TimeWatch({ order, cart, isCartPage, onKnown, onMinute }: Props) {
  const { isCatering } = useAppContext().config;
  const amount = cart ? kitchenAmount(cart) : 0;
  const { now, words } = useTimeWords(order, { isCatering, amount: isCartPage ? 0 : amount });
  const { when, brief, choose, help } = words ?? {};
  useEffect(() => {
    if (!when || !brief || !choose || !help) return;
    onKnown({ when, brief, choose, help });
    return () => onKnown(null);
  }, [when, brief, choose, help, onKnown]);
  useEffect(onMinute, [now, onMinute]);
  const returnTo = isCartPage ? '/app/cart.html' : '/app/checkout.html';
  if (words !== null || !isLargeOrder(order.cafe, { isCatering, amount })) return <UntimelySaid words={words?.said ?? null} />;
  return <LargeWatch {...{ order, amount, onKnown, returnTo }} />;
}
