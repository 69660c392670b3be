const EARTH_METERS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Meters between two points over the earth's surface. */
export function metersBetween(one: Point, other: Point): number {
  const [height, width] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half = Math.sin(height / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_METERS * Math.asin(Math.sqrt(half));
}
