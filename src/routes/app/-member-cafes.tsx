import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { recentCafesQuery } from '#src/api/loyalty.ts';
import { RecentCafes } from '#src/flows/order-setup/RecentCafes.tsx';

/** Cafes of a member’s orders, without the one that is offered already. What did not come is left out. */
export function MemberCafes({ screen }: { readonly screen: OrderSetupScreen }) {
  const { call } = useRouteContext({ from: '__root__' });
  const { data = [] } = useQuery(recentCafesQuery(call));
  const offered = screen.kind === 'searchingCafe' ? screen.previous?.id : null;
  const cafes = data.filter(({ id }) => id !== offered);
  return cafes.length > 0 && <RecentCafes cafes={cafes} destination={screen.destination} />;
}
