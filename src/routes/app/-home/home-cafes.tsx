import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cafesNear } from '#src/api/cafe.ts';
import { CafesNear } from '#src/pages/home/CafesNear.tsx';
import { useCafeSettings } from '../../-shell/use-cafe-settings.ts';
import { useMap } from '../../-shell/use-map.ts';

export function CafesNearPlace({ place }: { readonly place: SearchArea }) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const { data: cafes = [] } = useQuery(cafesNear(call, place, defaultDestination, useCafeSettings()));
  return <CafesNear map={useMap()} cafes={cafes} now={(timeZone) => cafeTimeAt(clock.now(), timeZone)} />;
}
