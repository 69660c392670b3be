import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { ClosedSaid } from '#src/flows/kit/ClosedSaid.tsx';
import type { Closed } from '#src/flows/kit/closed.ts';
import { closedWords } from '#src/flows/kit/closed-words.ts';

const MINUTE_MS = 60_000;

interface ClosedNowProps {
  readonly order: SetUpOrder;
  readonly onKnown: (closed: Closed | null) => void;
}

/** Finds out, as long as the page stands, whether the cafe of an order as soon as possible takes it, and reads out that it does not. */
export function ClosedNow({ order, onKnown }: ClosedNowProps) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  // A page may stand while the cafe closes, or over night.
  const { data: cafe } = useQuery({ ...cafeNowById(call, order.cafe.id), refetchInterval: MINUTE_MS, refetchOnWindowFocus: true });
  const closed = cafe ? closedWords(order, cafe, cafeTimeAt(clock.now(), order.cafe.timeZone)) : null;
  const { when, choose } = closed ?? {};
  useEffect(() => onKnown(when === undefined || choose === undefined ? null : { when, choose }), [when, choose, onKnown]);
  return <ClosedSaid words={closed?.said ?? null} />;
}
