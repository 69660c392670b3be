import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cafesNow } from '#src/api/cafes-now.ts';
import { recentCafesQuery } from '#src/api/loyalty.ts';
import { RecentCafes } from '#src/flows/order-setup/RecentCafes.tsx';
import { useCafeSettings } from '../../-shell/use-cafe-settings.ts';

/**
 * Cafes of a member’s orders, without the one that is offered already, with what each is doing now (CAFE-16). What did not come is left out: where that is what
 * they do now, their names stay.
 */
export function MemberCafes({ screen }: { readonly screen: OrderSetupScreen }) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const { openCafes } = useCafeSettings();
  const { data: visited = [] } = useQuery(recentCafesQuery(call));
  const offered = screen.kind === 'searchingCafe' ? screen.previous?.id : null;
  const ids = visited.map(({ id }) => id).filter((id) => id !== offered);
  const { data: found, isLoading } = useQuery({ ...cafesNow(call, ids, openCafes), enabled: ids.length > 0 });
  const cafes = visited.flatMap(({ id, name }) => {
    const now = found?.find(({ cafeId }) => cafeId === id) ?? null;
    // One that the search does not find takes no orders any more.
    return ids.includes(id) && (now !== null || found === undefined) ? { id, name, now } : [];
  });
  const timeAt = (timeZone: string) => cafeTimeAt(clock.now(), timeZone);
  return !isLoading && cafes.length > 0 && <RecentCafes cafes={cafes} now={timeAt} destination={screen.destination} />;
}
