import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { MapSource } from '#domain/config/config.ts';
import { CafePlace } from '#src/flows/kit/map/CafePlace.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import * as css from './AddressSearch.css.ts';

interface CafeOnMapProps {
  /** Null until it is known: there is no map. */
  readonly cafe: FoundCafe | null;
  readonly map: MapSource;
}

/** The cafe that delivers to the address, or the one for a pickup, beside the form of a desk. The address has no coordinates in the contract. */
export function CafeOnMap({ cafe, map }: CafeOnMapProps) {
  const isDesk = useIsDesk();
  if (!isDesk || cafe === null || map === 'none') return null;
  return (
    <div className={css.map}>
      <CafePlace cafeId={cafe.cafeId} name={cafe.name} isOpen={cafe.isOpen} place={cafe} map={map} />
    </div>
  );
}
