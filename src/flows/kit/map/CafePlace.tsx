import type { MapPoint } from '#domain/cafe/map-view.ts';
import type { MapSource } from '#domain/config/config.ts';
import { MapPicture } from './MapPicture.tsx';

export interface CafePlaceProps {
  readonly cafeId: string;
  /** Beside the pin; empty where the page says it next to the map: the pin is smaller, in the middle. */
  readonly name: string;
  /** Default: true. */
  readonly isOpen?: boolean;
  readonly place: MapPoint;
  readonly map: Exclude<MapSource, 'none'>;
}

/** One cafe on the map. Its container gives the size. */
export const CafePlace = ({ cafeId, name, isOpen = true, place: { latitude, longitude }, map }: CafePlaceProps) => (
  <MapPicture
    source={map}
    pins={[{ id: cafeId, name, position: null, isOpen, latitude, longitude }]}
    here={null}
    marked={cafeId}
    onPick={null}
  />
);
