import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { CafePlace } from '#src/flows/kit/map/CafePlace.tsx';
import { useMap } from '../../-shell/use-map.ts';

/** A map of a cafe that the page names beside it; its container keeps the room. */
export function CafePlaceOf({ cafeId }: { readonly cafeId: string }) {
  const { call } = useRouteContext({ from: '__root__' });
  const map = useMap();
  const { data: place = null } = useQuery({ ...cafeNowById(call, cafeId), enabled: map !== 'none' });
  return map !== 'none' && place && <CafePlace cafeId={cafeId} name="" place={place} map={map} />;
}
