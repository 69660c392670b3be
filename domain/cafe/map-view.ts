/** A place on the earth, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows: its middle, and how near; at zoom 0 the world is 256 pixels wide, and each level doubles it. */
export interface MapView extends MapPoint {
  readonly zoom: number;
}

/** Width and height in pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

const TILE = 256;
/** Nearer than this a map of streets shows nothing more. */
const NEAREST_ZOOM = 14;
/** Pixels between a pin and the edge, so that the whole pin is seen. */
const MARGIN = 56;
/** The pole is infinitely far away in this projection. */
const MOST_LATITUDE = 85;

/** Where a point is on the world of a zoom level, in pixels from its upper left corner (web Mercator). */
export function worldPixels({ latitude, longitude }: MapPoint, zoom: number): { readonly x: number; readonly y: number } {
  const size = TILE * 2 ** zoom;
  const phi = (Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI)) * size,
  };
}

/** Returns the nearest view of whole zoom levels in which all points are seen; null without a point. */
export function mapViewOf(points: readonly MapPoint[], { width, height }: MapSize): MapView | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const north = Math.max(...latitudes);
  const south = Math.min(...latitudes);
  const west = Math.min(...longitudes);
  const east = Math.max(...longitudes);
  const middle = { latitude: (north + south) / 2, longitude: (west + east) / 2 };
  for (let zoom = NEAREST_ZOOM; zoom > 1; zoom -= 1) {
    const from = worldPixels({ latitude: north, longitude: west }, zoom);
    const to = worldPixels({ latitude: south, longitude: east }, zoom);
    if (to.x - from.x <= Math.max(1, width - 2 * MARGIN) && to.y - from.y <= Math.max(1, height - 2 * MARGIN)) return { ...middle, zoom };
  }
  return { ...middle, zoom: 1 };
}

/** Where a point is on a map, in pixels from its upper left corner. */
export function placeOnMap(point: MapPoint, view: MapView, { width, height }: MapSize): { readonly x: number; readonly y: number } {
  const at = worldPixels(point, view.zoom);
  const middle = worldPixels(view, view.zoom);
  return { x: Math.round(at.x - middle.x + width / 2), y: Math.round(at.y - middle.y + height / 2) };
}

/** On which side of its pin a name stands, so that the near edge of the map does not cut it. `x`: of the pin, in pixels from the left. */
export const sideOfName = (x: number, { width }: MapSize): 'left' | 'right' => (x > width / 2 ? 'left' : 'right');

/**
 * The address of a picture of a map.
 * @param template With `{lat}`, `{lng}`, `{zoom}`, `{width}` and `{height}`, and `{pins}` for `lat,lng` of each pin with `|` between them.
 */
export function mapImageUrl(template: string, view: MapView, { width, height }: MapSize, pins: readonly MapPoint[]): string {
  const values: Readonly<Record<string, string>> = {
    lat: view.latitude.toFixed(5),
    lng: view.longitude.toFixed(5),
    zoom: String(view.zoom),
    width: String(Math.round(width)),
    height: String(Math.round(height)),
    pins: encodeURIComponent(pins.map(({ latitude, longitude }) => `${latitude},${longitude}`).join('|')),
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
