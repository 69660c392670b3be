import { useSearch } from '@tanstack/react-router';
import { requestAt } from '#domain/order/setup-request.ts';
import type { SetupSearch } from '#domain/navigation/search.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../../-shell/LazyFlow.tsx';
import { RouteError } from '../../-shell/RouteError.tsx';
import { useHasBroken } from '../../-shell/use-has-broken.ts';
import { useOrderActor } from '../../-shell/use-order.ts';
import { NoGroup } from './no-group.tsx';
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

export function StartOrderPage() {
  const { groupOrder } = useSearch({ strict: false });
  const setup = useScreen(useOrderActor(), (snapshot) => snapshot.children.orderSetup);
  const hasBroken = useHasBroken('orderSetup');
  if (groupOrder === 'true') return <NoGroup />;
  if (setup) return <LazyFlow actor={setup}>{(actor) => <OrderSetup actor={actor} />}</LazyFlow>;
  return hasBroken ? <RouteError /> : <PageLoading />;
}
