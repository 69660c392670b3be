import type { SetupSearch } from '#domain/navigation/search.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Starts the setup that the address asks for; with an order in hand and nothing asked, opens that one again (NAV-10, ORD-SETUP-26). */
export function beginSetup({ app }: RouterContext, { cafeId, destination, groupOrder }: SetupSearch) {
  const isGroup = groupOrder === 'true' && app.getSnapshot().context.features.groupOrder;
  if (!cafeId && !destination && !isGroup && app.getSnapshot().context.order !== null) app.send({ type: 'setup.edited' });
  else app.send({ type: 'setup.requested', cafeId: cafeId ?? null, destination: destination ?? (cafeId ? 'RPU' : null), isGroup });
}
