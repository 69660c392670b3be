import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { MapSource } from '#domain/config/config.ts';
import { MapPicture } from '#src/flows/kit/map/MapPicture.tsx';
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
  const { cafeId: id, name, isOpen, latitude, longitude } = cafe;
  return (
    <div className={css.map}>
      <MapPicture source={map} pins={[{ id, name, position: null, isOpen, latitude, longitude }]} here={null} marked={id} onPick={null} />
    </div>
  );
}
