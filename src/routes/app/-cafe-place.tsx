import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { CafePlace } from '#src/flows/kit/map/CafePlace.tsx';

/** A map of a cafe that the page names beside it; its container keeps the room. */
export function CafePlaceOf({ cafeId }: { readonly cafeId: string }) {
  const { call, config } = useRouteContext({ from: '__root__' });
  const { data: place = null } = useQuery({ ...cafeNowById(call, cafeId), enabled: config.map !== 'none' });
  return config.map !== 'none' && place && <CafePlace cafeId={cafeId} name="" place={place} map={config.map} />;
}
