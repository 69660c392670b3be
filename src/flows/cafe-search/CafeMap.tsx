import type { ListedCafes } from '#domain/cafe/found-cafes.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import type { MapSource } from '#domain/config/config.ts';
import { MapPicture } from '#src/flows/kit/map/MapPicture.tsx';
import { pinOf, rowIdOf } from './cafe-pin.ts';

interface CafeMapProps {
  readonly source: Exclude<MapSource, 'none'>;
  readonly results: ListedCafes;
  readonly place: SearchArea;
  /** The id of the row that the guest is on; null: none, so that the first cafe is marked. */
  readonly active: string | null;
  /** Shows the list, where the map takes its place. */
  readonly onShowList: () => void;
}

/** The cafes of a list on a map. A pin leads to its row. */
export const CafeMap = ({ source, results: { shown, first }, place, active, onShowList }: CafeMapProps) => (
  <MapPicture
    source={source}
    pins={shown.map(pinOf)}
    here={place.kind === 'point' ? place : null}
    marked={active ?? (first ? rowIdOf(first.cafeId) : null)}
    onPick={(id) => {
      onShowList();
      // The list may be drawn only now.
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    }}
  />
);
