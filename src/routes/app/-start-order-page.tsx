import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SetupSearch } from '#domain/navigation/search.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../-shell/LazyFlow.tsx';
import { OrderSetup } from './-start-order.tsx';

/**
 * Starts the setup that the address asks for; with an order in hand and nothing asked, opens that one again (NAV-10, ORD-SETUP-26).
 * `searchedAt`: when the home page asked where to look, as the browser's history has it.
 */
export function beginSetup(
  { app, homeRecord, ...context }: RouterContext,
  { cafeId, destination, groupOrder }: SetupSearch,
  searchedAt?: unknown,
): void {
  const start = homeRecord.searchAt(searchedAt);
  const features = context.features();
  const isGroup = groupOrder === 'true' && features.groupOrder;
  if (!cafeId && !destination && !isGroup && app.getSnapshot().context.order !== null) return app.send({ type: 'setup.edited', features });
  const asked = { cafeId: cafeId ?? null, destination: destination ?? (cafeId ? 'RPU' : null), isGroup, start };
  app.send({ type: 'setup.requested', ...asked, features });
}

export function StartOrderPage(): ReactNode {
  const { app } = useRouteContext({ from: '__root__' });
  const setup = useScreen(app, (snapshot) => snapshot.children.orderSetup);
  return setup ? <LazyFlow actor={setup}>{(actor) => <OrderSetup actor={actor} />}</LazyFlow> : <PageLoading />;
}
