import type { ReactNode } from 'react';
import type { SetupSearch } from '#domain/navigation/search.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../-shell/LazyFlow.tsx';
import { useOrderActor } from '../-shell/use-order.ts';
import { OrderSetup } from './-start-order.tsx';

/**
 * Starts the setup that the address asks for; with an order in hand and nothing asked, opens that one again (NAV-10, ORD-SETUP-26).
 * `searchedAt`: when the home page asked where to look, as the browser's history has it.
 */
export function beginSetup(
  { app, actors, homeRecord, ...context }: RouterContext,
  { cafeId, destination, groupOrder }: SetupSearch,
  searchedAt?: unknown,
): void {
  const start = homeRecord.searchAt(searchedAt);
  const facts = { features: context.features(), visitor: app.getSnapshot().context.visitor };
  const isGroup = groupOrder === 'true' && facts.features.groupOrder;
  const isOpen = actors.order.getSnapshot().context.order !== null;
  if (!cafeId && !destination && !isGroup && isOpen) return actors.order.send({ type: 'setup.edited', ...facts });
  const asked = { cafeId: cafeId ?? null, destination: destination ?? (cafeId ? 'RPU' : null), isGroup, start };
  actors.order.send({ type: 'setup.requested', ...asked, ...facts });
}

export function StartOrderPage(): ReactNode {
  const setup = useScreen(useOrderActor(), (snapshot) => snapshot.children.orderSetup);
  return setup ? <LazyFlow actor={setup}>{(actor) => <OrderSetup actor={actor} />}</LazyFlow> : <PageLoading />;
}
