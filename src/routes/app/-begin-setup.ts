import { knownDestination } from '#domain/order/destination.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { SetupSearch } from './-setup-search.ts';

/** Starts the setup that the address asks for; with an order in hand and nothing asked, opens that one again (NAV-10, ORD-SETUP-26). */
export function beginSetup({ app }: RouterContext, { cafeId, destination, groupOrder }: SetupSearch) {
  const wished = knownDestination(destination);
  const isGroup = groupOrder === 'true' && app.getSnapshot().context.features.groupOrder;
  if (!cafeId && !wished && !isGroup && app.getSnapshot().context.order !== null) app.send({ type: 'setup.edited' });
  else app.send({ type: 'setup.requested', cafeId: cafeId ?? null, destination: wished ?? (cafeId ? 'RPU' : null), isGroup });
}
