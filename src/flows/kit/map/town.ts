import { worldPixels, type MapSize, type MapView } from '#domain/cafe/map-view.ts';

/** The paths of an invented town, in pixels of the map. */
export interface Town {
  readonly streets: string;
  readonly roads: string;
  readonly highways: string;
  readonly parks: string;
  readonly water: string;
}

const BLOCK = { across: 46, down: 42 };
/** How far the streets lean from the upright and from the level. */
const LEAN = { across: -0.12, down: -0.11 };
const ROAD_EVERY = { across: 7, down: 6 };
const RIVER = { every: 1800, width: 78, step: 24 };

/** A number from 0 to below 1 that is always the same for the same place. */
function chanceAt(a: number, b: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const whole = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Draws the town around a place: the same place at the same zoom is always the same town. */
export function townAt(view: MapView, { width, height }: MapSize): Town {
  const middle = worldPixels(view, view.zoom);
  const west = middle.x - width / 2;
  const north = middle.y - height / 2;
  const south = north + height;
  const point = (x: number, y: number) => `${rounded(x - west)} ${rounded(y - north)}`;
  const crossing = (column: number, row: number) => {
    const x = (BLOCK.across * column + LEAN.across * BLOCK.down * row) / (1 - LEAN.across * LEAN.down);
    return point(x, BLOCK.down * row + LEAN.down * x);
  };

  const columnOf = (x: number, y: number) => (x - LEAN.across * y) / BLOCK.across;
  const rowOf = (x: number, y: number) => (y - LEAN.down * x) / BLOCK.down;
  const columns = whole(Math.floor(columnOf(west, north)), Math.ceil(columnOf(west + width, south)));
  const rows = whole(Math.floor(rowOf(west, north)), Math.ceil(rowOf(west + width, south)));
  const down = (column: number) =>
    `M${point(BLOCK.across * column + LEAN.across * north, north)}L${point(BLOCK.across * column + LEAN.across * south, south)}`;
  const across = (row: number) =>
    `M${point(west, BLOCK.down * row + LEAN.down * west)}L${point(west + width, BLOCK.down * row + LEAN.down * (west + width))}`;
  const isRoad = (line: number, every: number) => line % every === 0;

  const quarters = new Set(columns.map((column) => Math.floor(column / ROAD_EVERY.across)));
  const bands = new Set(rows.map((row) => Math.floor(row / ROAD_EVERY.down)));
  const parks = [...quarters].flatMap((quarter) =>
    [...bands]
      .filter((band) => chanceAt(quarter, band) < 0.16)
      .map((band) => {
        const [left, top] = [quarter * ROAD_EVERY.across + 2, band * ROAD_EVERY.down + 1];
        return `M${crossing(left, top)}L${crossing(left + 4, top)}L${crossing(left + 4, top + 4)}L${crossing(left, top + 4)}Z`;
      }),
  );

  const levels = whole(Math.floor(north / RIVER.step) - 1, Math.ceil(south / RIVER.step) + 1).map((level) => level * RIVER.step);
  const rivers = whole(Math.floor(west / RIVER.every) - 1, Math.ceil((west + width) / RIVER.every)).map((valley) => {
    const bank = (y: number) => RIVER.every * (valley + chanceAt(valley, 7)) + 70 * Math.sin(y / 190) + 26 * Math.sin(y / 67);
    const left = levels.map((y) => point(bank(y), y));
    const right = levels.toReversed().map((y) => point(bank(y) + RIVER.width + 18 * Math.sin(y / 110), y));
    return `M${[...left, ...right].join('L')}Z`;
  });

  return {
    streets: [
      ...columns.filter((column) => !isRoad(column, ROAD_EVERY.across)).map(down),
      ...rows.filter((row) => !isRoad(row, ROAD_EVERY.down)).map(across),
    ].join(''),
    roads: [
      ...columns.filter((column) => isRoad(column, ROAD_EVERY.across)).map(down),
      ...rows.filter((row) => isRoad(row, ROAD_EVERY.down) && !isRoad(row, 2 * ROAD_EVERY.down)).map(across),
    ].join(''),
    highways: rows
      .filter((row) => isRoad(row, 2 * ROAD_EVERY.down))
      .map(across)
      .join(''),
    parks: parks.join(''),
    water: rivers.join(''),
  };
}
