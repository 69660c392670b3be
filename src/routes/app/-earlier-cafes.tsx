import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { recentCafesQuery } from '#src/api/loyalty.ts';
import { RecentCafes } from '#src/flows/order-setup/RecentCafes.tsx';
import { useIsTrusted } from '../-shell/use-is-trusted.ts';

interface EarlierCafesProps {
  readonly screen: OrderSetupScreen;
  /** The cafe of the last order in this browser; null: there is none. */
  readonly children: ReactNode;
}

/** Where the guest has ordered: in this browser, then the other cafes of a member’s orders. What did not come is left out. */
export function EarlierCafes({ screen, children }: EarlierCafesProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const enabled = useIsTrusted();
  const { data = [] } = useQuery({ ...recentCafesQuery(call), enabled });
  const offered = screen.kind === 'searchingCafe' ? screen.previous?.id : null;
  const cafes = enabled ? data.filter(({ id }) => id !== offered) : [];
  return (
    <>
      {children}
      {cafes.length > 0 && <RecentCafes cafes={cafes} destination={screen.destination} />}
    </>
  );
}
