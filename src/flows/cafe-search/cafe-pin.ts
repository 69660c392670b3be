import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { MapPin } from '#src/flows/kit/map/MapPicture.tsx';

/** The id of the heading of a cafe's row, and of its pin. */
export const rowIdOf = (cafeId: string): string => `cafe-${cafeId}`;

/** The pin of a cafe. `index`: of its row, from 0. */
export const pinOf = (cafe: FoundCafe, index: number): MapPin => ({
  id: rowIdOf(cafe.cafeId),
  name: cafe.name,
  position: index + 1,
  isOpen: cafe.isOpen,
  latitude: cafe.latitude,
  longitude: cafe.longitude,
});
