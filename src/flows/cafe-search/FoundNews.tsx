import type { SearchArea } from '#domain/cafe/search-area.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './CafeSearch.css.ts';

interface FoundNewsProps {
  /** Null until there are results: how many cafes are near where was searched, in words, and the radius of it in miles. */
  readonly found: { readonly nearCount: number; readonly place: string; readonly searchRadius: number } | null;
  /** The map is shown in place of the list. */
  readonly isMap: boolean;
}

/** How many cafes a search found. It is on the page before the search is, so that a screen reader says it. */
export const FoundNews = ({ found, isMap }: FoundNewsProps) => (
  <div className={css.news}>
    <LiveRegion>
      {found &&
        text(found.nearCount === 0 ? 'cafeSearch.foundFar' : 'cafeSearch.found', {
          count: found.nearCount,
          miles: found.searchRadius,
          place: found.place,
        })}
      {found && isMap && <VisuallyHidden>{` ${text('cafeSearch.map.note')}`}</VisuallyHidden>}
    </LiveRegion>
  </div>
);

/** No cafe is near; null: there are some, or it is not known. On the page before the search is, too. */
export const NowhereNews = ({ place }: { readonly place: SearchArea | null }) => (
  <LiveRegion>{place && <Nowhere place={placeName(place)} />}</LiveRegion>
);

function Nowhere({ place }: { readonly place: string }) {
  // In the font of headings a zero looks like an o.
  const isInWords = !/\d/.test(place);
  return (
    <div className={css.none}>
      <h2>{text('cafeSearch.nowhere', { place: isInWords ? place : text('cafeSearch.nowhere.there') })}</h2>
      <p className={css.quiet}>
        {!isInWords && `${text('cafeSearch.nowhere.looked', { place })} `}
        {text('cafeSearch.nowhere.try')}
      </p>
    </div>
  );
}

/** Returns where was searched, in words. */
export const placeName = (place: SearchArea): string => (place.kind === 'address' ? place.address : text('cafeSearch.here'));
