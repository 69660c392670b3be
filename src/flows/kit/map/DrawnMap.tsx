import type { MapSize, MapView } from '#domain/cafe/map-view.ts';
import * as css from './MapPicture.css.ts';
import { townAt } from './town.ts';

/** An invented town at the place of a view, for the sandbox (decision 022). */
export function DrawnMap({ view, size }: { readonly view: MapView; readonly size: MapSize }) {
  const { streets, roads, highways, parks, water } = townAt(view, size);
  return (
    <svg className={css.ground} width={size.width} height={size.height}>
      <path d={parks} className={css.park} />
      <path d={streets} className={css.street} strokeWidth={3} />
      <path d={water} className={css.water} />
      <path d={roads} className={css.road} strokeWidth={9} />
      <path d={highways} className={css.road} strokeWidth={14} />
    </svg>
  );
}
