import type { ListedCafes } from '#domain/cafe/found-cafes.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import type { MapSource } from '#domain/config/config.ts';
import { MapPicture } from '#src/flows/kit/map/MapPicture.tsx';
import { pinOf, rowIdOf } from './cafe-pin.ts';

interface CafeMapProps {
  readonly source: Exclude<MapSource, 'none'>;
  /** Null where no cafe was found: the map has no pins. */
  readonly results: ListedCafes | null;
  readonly place: SearchArea;
  /** The id of the row that the guest is on; null: none, so that the first cafe is marked. */
  readonly active: string | null;
  /** Shows the list, where the map takes its place. */
  readonly onShowList: () => void;
}

/** Where was searched, with the cafes of the list. A pin leads to its row. */
export const CafeMap = ({ source, results, place, active, onShowList }: CafeMapProps) => (
  <MapPicture
    source={source}
    pins={results?.shown.map(pinOf) ?? []}
    here={place.kind === 'point' ? place : null}
    marked={active ?? (results?.first ? rowIdOf(results.first.cafeId) : null)}
    onPick={(id) => {
      onShowList();
      // The list may be drawn only now.
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    }}
  />
);
