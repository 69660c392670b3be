import { useRouteContext, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requestAt } from '#domain/order/setup-request.ts';
import type { SetupSearch } from '#domain/navigation/search.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../../-shell/LazyFlow.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { useOrder, useOrderActor } from '../../-shell/use-order.ts';
import { OrderSetup } from './start-order.tsx';

/**
 * Starts the setup that the address asks for; with an order in hand and nothing asked, opens that one again (NAV-10, ORD-SETUP-26), at `step`. Starts
 * none of a group, which cannot be ordered with yet. `searchedAt`: when the home page asked where to look, as the browser's history has it.
 */
export function beginSetup(
  { app, actors, homeRecord, ...context }: RouterContext,
  { cafeId, destination, groupOrder, step = 'time' }: SetupSearch,
  searchedAt?: unknown,
): void {
  if (groupOrder) return;
  const start = homeRecord.searchAt(searchedAt);
  const facts = { features: context.features(), visitor: app.getSnapshot().context.visitor };
  const order = cafeId || destination ? null : actors.order.getSnapshot().context.order;
  if (order && step === 'time') return actors.order.send({ type: 'setup.edited', ...facts });
  const asked = order ? requestAt(step, order) : { cafeId, destination: destination ?? (cafeId ? 'RPU' : null), start };
  actors.order.send({ type: 'setup.requested', ...asked, ...facts });
}

const NoGroupOrders = lazyPart(async () => (await import('#src/pages/shell/NoGroupOrders.tsx')).NoGroupOrders, <PageLoading />);

export function StartOrderPage(): ReactNode {
  const { groupOrder } = useSearch({ strict: false });
  const { config } = useRouteContext({ from: '__root__' });
  const hasOrder = useOrder(({ order }) => order !== null);
  const setup = useScreen(useOrderActor(), (snapshot) => snapshot.children.orderSetup);
  if (groupOrder === 'true') return <NoGroupOrders hasOrder={hasOrder} cateringUrl={config.cateringUrl} />;
  return setup ? <LazyFlow actor={setup}>{(actor) => <OrderSetup actor={actor} />}</LazyFlow> : <PageLoading />;
}
