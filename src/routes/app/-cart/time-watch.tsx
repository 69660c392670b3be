import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { TimeWords, Untimely } from '#src/flows/kit/untimely.ts';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { useTimeWords } from './use-time-words.ts';

interface Props {
  readonly order: SetUpOrder;
  readonly cart: Cart | null;
  /** The page of the cart, whose main button asks for the time of a large one. */
  readonly isCartPage: boolean;
  readonly onKnown: (known: Untimely | TimeWords | null) => void;
}

/** Finds out, as long as the page stands, whether an order can be had at its time, and reads out that it cannot. */
export function TimeWatch({ order, cart, isCartPage, onKnown }: Props) {
  const navigate = useNavigate();
  const returnTo = isCartPage ? '/app/cart.html' : '/app/checkout.html';
  const { words, large } = useTimeWords(order, cart, isCartPage);
  const { when, choose, help } = words ?? {};
  const soonest = large?.when;
  useEffect(() => {
    if (when && choose && help) onKnown({ when, choose, help });
    else onKnown(soonest ? { when: soonest } : null);
  }, [when, choose, help, soonest, onKnown]);
  return (
    <UntimelySaid
      words={(words ?? large)?.said ?? null}
      choose={large?.choose ?? null}
      onChoose={() => void navigate({ to: '/app/startOrder.html', search: { returnTo, step: 'time' } })}
    />
  );
}
