import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Cents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { largeOrderTimes } from '#src/api/large-order-times.ts';
import type { TimeWords } from '#src/flows/kit/untimely.ts';
import { largeWords } from '#src/flows/kit/untimely-words.ts';
import { UntimelySaid } from '#src/flows/kit/UntimelySaid.tsx';
import { useMinute } from '#src/flows/kit/useMinute.ts';
import { useAppContext } from './use-app-context.ts';

interface Props {
  readonly order: SetUpOrder;
  readonly amount: Cents;
  readonly onKnown: (known: TimeWords | null) => void;
  /** The page to come back to. */
  readonly returnTo: '/app/cart.html' | '/app/checkout.html';
}

/**
 * Finds out each minute whether the kitchen needs longer for a large order than it has, and reads that out, with a button to other times (OVERLAYS-30).
 * The time is judged once more before the order is sent.
 */
export function LargeWatch({ order, amount, onKnown, returnTo }: Props) {
  const navigate = useNavigate();
  const context = useAppContext();
  useMinute(context.clock);
  // The words of the minute before stay while the next one is judged.
  const { data: needed } = useQuery({ ...largeOrderTimes(order, amount, context), placeholderData: keepPreviousData });
  const large = needed?.kind === 'longer' && needed.large ? largeWords(needed.large, order) : null;
  const when = large?.when;
  useEffect(() => {
    if (!when) return;
    onKnown({ when });
    return () => onKnown(null);
  }, [when, onKnown]);
  const onChoose = () => void navigate({ to: '/app/startOrder.html', search: { returnTo, step: 'time' } });
  return <UntimelySaid words={large?.said ?? null} choose={large?.choose ?? null} onChoose={onChoose} />;
}
