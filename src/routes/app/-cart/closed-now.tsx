import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { helpWhileClosed } from '#domain/order/closed-now.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { ClosedNotice } from '#src/flows/kit/ClosedNotice.tsx';

const MINUTE_MS = 60_000;

/** Says that the cafe of an order as soon as possible takes none now, as long as it does not. What is not known is not said. */
export function ClosedNow({ order }: { readonly order: SetUpOrder }) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const navigate = useNavigate();
  // A page may stand while the cafe closes, or over night.
  const { data: cafe } = useQuery({ ...cafeNowById(call, order.cafe.id), refetchInterval: MINUTE_MS, refetchOnWindowFocus: true });
  const help = cafe ? helpWhileClosed(order, cafe, cafeTimeAt(clock.now(), order.cafe.timeZone)) : null;
  if (!cafe || help === null) return null;
  const onChange = () => void navigate({ to: '/app/startOrder.html', search: { returnTo: path } });
  return <ClosedNotice cafe={order.cafe.name} isOpen={cafe.isOpen} help={help} onChange={onChange} />;
}
