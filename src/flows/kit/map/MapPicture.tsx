import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { mapImageUrl, mapViewOf, placeOnMap, sideOfName, type MapPoint, type MapSize, type MapView } from '#domain/cafe/map-view.ts';
import type { MapSource } from '#domain/config/config.ts';
import * as css from './MapPicture.css.ts';

// Only the sandbox draws a town: no other site loads the code.
const DrawnMap = lazy(async () => ({ default: (await import('./DrawnMap.tsx')).DrawnMap }));

/** Of the invented town, where no place is known. */
const ANYWHERE: MapView = { latitude: 0, longitude: 0, zoom: 14 };

/** One place of a list, on the map of the list. */
export interface MapPin extends MapPoint {
  readonly id: string;
  readonly name: string;
  /** Its number in the list; null where it is alone. */
  readonly position: number | null;
  /** False where nothing can be had now. */
  readonly isOpen: boolean;
}

const PIN_WIDTH = 32;
/** A pin whose name is said beside the map is smaller. In pixels. */
const SMALL_PIN = { width: 26, height: 33 };
const isSmall = ({ name }: MapPin) => name === '';

interface MapPictureProps {
  readonly source: Exclude<MapSource, 'none'>;
  readonly pins: readonly MapPin[];
  /** The guest's own position; null where it is not known. */
  readonly here: MapPoint | null;
  /** The id of the pin that is filled; null: none. */
  readonly marked: string | null;
  /** Null where a pin leads nowhere. */
  readonly onPick: ((id: string) => void) | null;
}

/** Places on a map, for the eye only: the list beside it says all that it shows, so a screen reader and the keyboard pass it by. */
export function MapPicture({ source, pins, here, marked, onPick }: MapPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [boxSize, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  // The tip of a pin is in the middle of the map: on a map that is higher by the pin, and cut off at its foot, the pin itself is.
  const size = boxSize && pins.some(isSmall) ? { ...boxSize, height: boxSize.height + SMALL_PIN.height } : boxSize;
  const points = here === null ? pins : [...pins, here];
  const view = size && (mapViewOf(points, size) ?? (source === 'drawn' ? ANYWHERE : null));
  return (
    <div ref={box} className={css.map} aria-hidden>
      {size && view && (
        <>
          <Ground source={source} view={view} size={size} pins={pins} />
          <svg className={css.pins} width={size.width} height={size.height}>
            {here && <Here at={placeOnMap(here, view, size)} />}
            {pins
              // The filled one is drawn last, above its neighbors.
              .toSorted((one, other) => Number(one.id === marked) - Number(other.id === marked))
              .map((pin) => (
                <Pin key={pin.id} pin={pin} at={placeOnMap(pin, view, size)} size={size} isMarked={pin.id === marked} onPick={onPick} />
              ))}
          </svg>
        </>
      )}
    </div>
  );
}

function Ground({
  source,
  view,
  size,
  pins,
}: Pick<MapPictureProps, 'source' | 'pins'> & { readonly view: MapView; readonly size: MapSize }) {
  if (source === 'drawn')
    return (
      <Suspense>
        <DrawnMap view={view} size={size} />
      </Suspense>
    );
  return <img className={css.ground} src={mapImageUrl(source.imageUrl, view, size, pins)} alt="" width={size.width} height={size.height} />;
}

interface At {
  readonly at: { readonly x: number; readonly y: number };
}

const Here = ({ at: { x, y } }: At) => (
  <>
    <circle cx={x} cy={y} r={20} className={css.around} />
    <circle cx={x} cy={y} r={8} className={css.here} />
  </>
);

function Pin({
  pin,
  at,
  size,
  isMarked,
  onPick,
}: At & {
  readonly size: MapSize;
  readonly pin: MapPin;
  readonly isMarked: boolean;
  readonly onPick: MapPictureProps['onPick'];
}) {
  const tone = isMarked ? 'marked' : pin.isOpen ? 'open' : 'closed';
  const scale = isSmall(pin) ? SMALL_PIN.width / PIN_WIDTH : isMarked ? 1.25 : 1;
  const isLeft = sideOfName(at.x, size) === 'left';
  const drawn = (
    <>
      <path
        className={css.pin({ tone })}
        transform={`scale(${scale})`}
        strokeWidth={2}
        d="M0 0C-8 -9.6 -16 -15.2 -16 -24.8A16 16 0 1 1 16 -24.8C16 -15.2 8 -9.6 0 0z"
      />
      {pin.position !== null && (
        <text className={css.number({ tone })} y={isMarked ? -26 : -20} textAnchor="middle" fontSize={isMarked ? 16 : 14}>
          {pin.position}
        </text>
      )}
      {isMarked && (
        <text className={css.name} x={isLeft ? -28 : 28} y={-22} textAnchor={isLeft ? 'end' : 'start'}>
          {pin.name}
        </text>
      )}
    </>
  );
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {onPick ? (
        <a
          href={`#${pin.id}`}
          tabIndex={-1}
          className={css.link}
          onClick={(event) => {
            event.preventDefault();
            onPick(pin.id);
          }}
        >
          {drawn}
        </a>
      ) : (
        drawn
      )}
    </g>
  );
}
