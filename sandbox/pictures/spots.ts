import type { Kit } from './chance.ts';
import { line, type Tone } from './marks.ts';
import { blob, curve, dashes, type Point } from './paths.ts';

/** Where a thing lies, how far it is turned (radians) and how large it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

/** Points round an oval, cut by hand. */
export const ring = (kit: Kit, cx: number, cy: number, rx: number, ry: number, count = 12, wobble = 0.03, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = (count < 9 ? 1.09 : 1.035) + kit.range(-wobble, wobble);
    const [x, y] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)];
  });

/** A band between two heights, as an edge seen from the side. */
export function slab(kit: Kit, x0: number, x1: number, top: number, bottom: number, wobble = 2, count = 5): Point[] {
  const xs = Array.from({ length: count + 1 }, (_, i) => x0 + ((x1 - x0) * i) / count);
  const along = (y: number, list: readonly number[]) => list.map((x): Point => [x + kit.range(-2, 2), y + kit.range(-wobble, wobble)]);
  const end = (x: number, out: number): Point => [x + out, (top + bottom) / 2];
  return [...along(top, xs), end(x1, 4), ...along(bottom, xs.toReversed()), end(x0, -4)];
}

/** A band whose lower edge hangs in `count` folds. */
export function ruffle(kit: Kit, x0: number, x1: number, top: number, bottom: number, count: number, depth: number): Point[] {
  const edge = Array.from({ length: count * 2 + 1 }, (_, i): Point => [
    x1 - ((x1 - x0) * i) / (count * 2) + kit.range(-3, 3),
    bottom + (i % 2 ? depth : -depth * 0.6) * kit.range(0.6, 1.2),
  ]);
  return [[x0 - 2, top], [(x0 + x1) / 2, top - 2], [x1 + 2, top], ...edge];
}

/** `count` numbers between two, evenly spread. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);

/** `count` spots in an oval, evenly spread with some disorder, back ones first; `inner` is the part left free in its middle. */
export function scatter(kit: Kit, count: number, cx: number, cy: number, rx: number, ry: number, inner = 0.2): Spot[] {
  const turn = kit.range(0, 6.28);
  return Array.from({ length: count }, (_, i): Spot => {
    const reach = inner + (1 - inner) * Math.sqrt((i + 0.5) / count);
    const angle = turn + i * 2.39996 + kit.range(-0.2, 0.2);
    return {
      x: cx + Math.cos(angle) * rx * reach,
      y: cy + Math.sin(angle) * ry * reach,
      turn: kit.range(0, 6.28),
      size: kit.range(0.9, 1.12),
    };
  }).sort((p, q) => p.y - q.y);
}

/** Points of a thing's own outline, where its spot lies on the tilted table. */
export const put = ({ flat }: Pick<Kit, 'flat'>, { x, y, turn, size }: Spot, outline: readonly Point[]): Point[] =>
  outline.map(([px, py]) => [
    x + size * (px * Math.cos(turn) - py * Math.sin(turn)),
    y + size * flat * (px * Math.sin(turn) + py * Math.cos(turn)),
  ]);

/** The paths of all, one after another. */
export const each = <Item>(items: readonly Item[], path: (item: Item, at: number) => string): string => items.map(path).join('');

/** A round thing at each spot. */
export const round = (kit: Kit, spots: readonly Spot[], r: number, dx = 0, dy = 0, count = r < 15 ? 6 : 8, wobble = 0.05): string =>
  each(spots, (p) => blob(ring(kit, p.x + dx * p.size, p.y + dy * p.size, r * p.size, r * p.size * kit.flat, count, wobble)));

/** `count` points near each spot. */
export const sprinkle = (kit: Kit, spots: readonly Spot[], reach: number, count: number): Point[] =>
  spots.flatMap((p) =>
    Array.from({ length: count }, (): Point => [p.x + kit.range(-reach, reach), p.y + kit.range(-reach, reach) * kit.flat]),
  );

/** Short strokes in every direction. */
export const grains = (kit: Kit, places: readonly Point[], length: number): string =>
  dashes(
    places.map(([x, y]) => {
      const angle = kit.range(0, 3.14);
      return [x, y, Math.cos(angle) * length, Math.sin(angle) * length];
    }),
  );

/** One line at each spot. */
export const rim = (kit: Kit, spots: readonly Spot[], guides: readonly Point[], width: number, tone: Tone): string =>
  line(
    tone,
    width,
    each(spots, (p) => curve(put(kit, p, guides))),
  );
