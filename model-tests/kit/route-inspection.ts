import { createNetwork } from './min-cost-flow.ts';

/** A directed graph to be walked: places by number, where a walk may begin, and the streets between them. */
export interface DirectedGraph {
  readonly size: number;
  readonly starts: readonly number[];
  readonly streets: readonly Arc[];
}
/** A street that goes one way, between two corners by their number. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  /** Need not be walked, but may be. */
  readonly isOptional?: boolean;
}
/** Rounds that walk every street. */
export interface Rounds {
  /** Each begins at a start (by its place in `starts`) and goes along streets (by their place in `streets`). */
  readonly rounds: readonly { readonly start: number; readonly streets: readonly number[] }[];
  /** No set of rounds has fewer steps. */
  readonly lowerBound: number;
}

/**
 * The fewest steps that walk along every street at least once, and among those the fewest rounds: the directed route inspection
 * problem with restarts. A walk may end anywhere and begin anew at any start, which costs no step. What has to be walked twice is a
 * minimum-cost flow from places with more ways in than out (and from the starts) to places with more ways out than in; every street
 * as often as the flow says makes an Eulerian circuit, which is cut where it begins anew. Where some streets are optional the result
 * need not be the best (that problem is NP-hard); the bound still holds.
 */
export function roundsThrough(town: DirectedGraph): Rounds {
  const { walks, begins, lowerBound } = walksPerArc(town);
  joinIslands(town, walks, begins);
  return { rounds: cutCircuit(town, walks, begins), lowerBound };
}

/** How often each street is walked, and how many rounds begin at each start. */
function walksPerArc({ size, starts, streets }: DirectedGraph) {
  const [depot, source, sink] = [size, size + 1, size + 2];
  const network = createNetwork(size + 3);
  const excess = new Int32Array(size);
  const walks = streets.map(({ isOptional }): number => (isOptional === true ? 0 : 1));
  const step = streets.length + starts.length + 1;
  const again = streets.map(({ from, to }, street) => {
    excess[from]! -= walks[street]!;
    excess[to]! += walks[street]!;
    return network.arc(from, to, Infinity, step);
  });
  for (const start of starts) excess[start]! += 1;
  const restarts = starts.map((start) => network.arc(depot, start, Infinity, 1));
  network.arc(source, depot, Infinity, 0);
  for (const [place, more] of excess.entries()) {
    if (more > 0) network.arc(source, place, more, 0);
    if (more < 0) network.arc(place, sink, -more, 0);
  }
  network.send(source, sink);
  for (const [street, arc] of again.entries()) walks[street]! += network.sent(arc);
  return {
    walks,
    begins: restarts.map((arc) => 1 + network.sent(arc)),
    lowerBound: walks.reduce<number>((sum, times) => sum + times, 0),
  };
}

/** Optional streets may leave circuits that no round comes by: each gets a round of its own by the shortest way. */
function joinIslands(town: DirectedGraph, walks: number[], begins: number[]): void {
  const arrivals = shortestWays(town);
  const isWalked = (street: number) => walks[street]! > 0;
  let reached = placesReached(town, isWalked);
  for (const [street, { from }] of town.streets.entries()) {
    if (!isWalked(street) || reached.has(from)) continue;
    let place = from;
    for (let way = arrivals.get(place); way !== undefined && way !== null; way = arrivals.get(place)) {
      walks[way.street]! += 1;
      place = way.from;
    }
    begins[town.starts.indexOf(place)]! += 1;
    reached = placesReached(town, isWalked);
  }
}

function placesReached({ starts, streets }: DirectedGraph, isOpen: (street: number) => boolean): Set<number> {
  const ahead = Map.groupBy(streets.keys().filter(isOpen), (street) => streets[street]!.from);
  const reached = new Set(starts);
  for (const place of reached) for (const street of ahead.get(place) ?? []) reached.add(streets[street]!.to);
  return reached;
}

/** For each place the last street of the shortest way to it; `null` at a start. */
export function shortestWays({ starts, streets }: DirectedGraph): Map<number, { street: number; from: number } | null> {
  const ahead = Map.groupBy(streets.keys(), (street) => streets[street]!.from);
  const arrivals = new Map<number, { street: number; from: number } | null>(starts.map((start) => [start, null]));
  for (const from of arrivals.keys()) {
    for (const street of ahead.get(from) ?? []) {
      const { to } = streets[street]!;
      if (!arrivals.has(to)) arrivals.set(to, { street, from });
    }
  }
  return arrivals;
}

/** Hierholzer's circuit through the depot, where rounds begin and end, cut at the depot. */
function cutCircuit({ size, starts, streets }: DirectedGraph, walks: readonly number[], begins: readonly number[]) {
  const depot = size;
  const ways: { to: number; street: number; start: number; left: number }[][] = Array.from({ length: size + 1 }, () => []);
  const ends = new Int32Array(size);
  for (const [street, { from, to }] of streets.entries()) {
    ways[from]!.push({ to, street, start: -1, left: walks[street]! });
    ends[from]! -= walks[street]!;
    ends[to]! += walks[street]!;
  }
  for (const [start, place] of starts.entries()) {
    ways[depot]!.push({ to: place, street: -1, start, left: begins[start]! });
    ends[place]! += begins[start]!;
  }
  for (const [place, left] of ends.entries()) ways[place]!.push({ to: depot, street: -1, start: -1, left });

  const next = new Int32Array(size + 1);
  const trail: { place: number; way: (typeof ways)[number][number] | null }[] = [{ place: depot, way: null }];
  const circuit: NonNullable<(typeof trail)[number]['way']>[] = [];
  while (trail.length > 0) {
    const { place } = trail.at(-1)!;
    const way = ways[place]![next[place]!];
    if (way === undefined) {
      const done = trail.pop()!;
      if (done.way !== null) circuit.push(done.way);
    } else if (way.left === 0) next[place]! += 1;
    else {
      way.left -= 1;
      trail.push({ place: way.to, way });
    }
  }
  const rounds: { start: number; streets: number[] }[] = [];
  for (const { start, street } of circuit.toReversed()) {
    if (start >= 0) rounds.push({ start, streets: [] });
    else if (street >= 0) rounds.at(-1)!.streets.push(street);
  }
  return rounds;
}
