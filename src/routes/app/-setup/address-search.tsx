import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import { cafesNear, slotDays } from '#src/api/cafe.ts';
import { AddressSearchView } from '#src/flows/address-search/AddressSearchView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useCafeSettings } from '../../-shell/use-cafe-settings.ts';
import { useMap } from '../../-shell/use-map.ts';
import { useOfferedAddresses } from '../-checkout/use-offered-addresses.ts';

const nowhere = { address: '', cafe: null };

export function AddressSearch({ actor, head }: { readonly actor: ActorRefFrom<typeof addressSearchMachine>; readonly head: ReactNode }) {
  const screen = useScreen(actor, addressSearchScreen);
  const { call, clock } = useRouteContext({ from: '__root__' });
  const settings = useCafeSettings();
  const { address, cafe: named } = 'cafe' in screen ? screen : nowhere;
  const destination = screen.kind === 'deliverable' ? 'DELIVERY' : 'RPU';
  const near = useQuery({ ...cafesNear(call, { kind: 'address', address }, destination, settings), enabled: named !== null });
  const asked = { cafeId: named?.cafeId ?? '', distance: named?.distance ?? null, destination, orderAmount: 0 } as const;
  const terms = useQuery({ ...slotDays(call, asked, settings), enabled: screen.kind === 'deliverable' });
  return (
    <AddressSearchView
      head={head}
      screen={screen}
      send={actor.send}
      cafe={near.data?.find(({ cafeId }) => cafeId === named?.cafeId) ?? null}
      minimum={terms.data?.terms.deliveryMinimum ?? null}
      map={useMap()}
      offered={useOfferedAddresses()}
      now={(timeZone) => cafeTimeAt(clock.now(), timeZone)}
    />
  );
}
