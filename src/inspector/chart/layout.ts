import dagre from '@dagrejs/dagre';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionInWords } from './words.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
/** A state as a box; lengths are in pixels, places from the picture's top left corner. */
export interface StateBox extends Point {
  readonly id: string;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final';
  readonly isInitial: boolean;
  readonly description: string | null;
  /** Lines in the box under its name: its invocations, and transitions that stay within. */
  readonly lines: readonly (Line & Point)[];
}
export interface Line {
  readonly words: string;
  /** The transition of the line, by `${state id} ${event} ${place among its candidates}`. */
  readonly transition: string | null;
}
export interface Arrow {
  readonly id: string;
  readonly points: readonly Point[];
  readonly labelAt: Point;
  readonly lines: readonly Line[];
}
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Outer boxes before the ones within. */
  readonly states: readonly StateBox[];
  readonly arrows: readonly Arrow[];
}

const FONT = 12;
const LINE = 16;
const HEAD = 30;
const PAD = 14;
const widthOf = (words: string) => Math.ceil(words.length * FONT * 0.56);

/** A chart as boxes and arrows. Inner states are laid out first, and their box is one in the picture around it. */
export function layoutOf(machine: AnyStateMachine): ChartLayout {
  const { width, height, states, arrows } = layoutState(machine.root, ownedIn(machine.root));
  return { width, height, states, arrows };
}

interface Owned {
  /** Arrows between two children of a state, by that state's id. */
  readonly arrows: ReadonlyMap<string, readonly Lifted[]>;
  /** Transitions written as a line, by the id of the state whose box has them. */
  readonly lines: ReadonlyMap<string, readonly Line[]>;
}
/** A transition between two children of the nearest state that holds both ends. */
interface Lifted extends Line {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
}

/** Finds for every transition the state whose picture it belongs in. */
function ownedIn(root: AnyStateNode): Owned {
  const arrows = new Map<string, Lifted[]>();
  const lines = new Map<string, Line[]>();
  const put = <Thing>(map: Map<string, Thing[]>, id: string, thing: Thing) => map.set(id, [...(map.get(id) ?? []), thing]);
  for (const { source, transition, id } of transitionsIn(root)) {
    const words = transitionInWords(transition);
    const targets = transition.target ?? [];
    if (targets.length === 0) put(lines, source.id, { words: `${words} ↻`, transition: id });
    for (const target of targets) {
      const [from, to] = forkOf(source, target);
      if (from === null || to === null || from === to) {
        put(lines, source.id, { words: `${words} → ${target === source ? 'anew' : target.key}`, transition: id });
      } else {
        const fromWords = from === source ? words : `${source.key}: ${words}`;
        put(arrows, from.parent!.id, { from, to, words: to === target ? fromWords : `${fromWords} → ${target.key}`, transition: id });
      }
    }
  }
  return { arrows, lines };
}

function transitionsIn(state: AnyStateNode): { source: AnyStateNode; transition: AnyTransitionDefinition; id: string }[] {
  const groups = [...state.transitions.entries(), ['', state.always ?? []] as const];
  const own = groups.flatMap(([event, candidates]) =>
    candidates.map((transition, place) => ({ source: state, transition, id: `${state.id} ${event} ${place}` })),
  );
  return [...own, ...Object.values(state.states).flatMap(transitionsIn)];
}

/** The two states, one around each end, where the ways from the root to both ends part; null where one end is around the other. */
function forkOf(source: AnyStateNode, target: AnyStateNode): [AnyStateNode | null, AnyStateNode | null] {
  const [from, to] = [lineageOf(source), lineageOf(target)];
  const fork = from.findIndex((state, depth) => state !== to[depth]);
  return fork === -1 ? [null, null] : [from[fork] ?? null, to[fork] ?? null];
}
const lineageOf = (state: AnyStateNode): AnyStateNode[] => (state.parent ? [...lineageOf(state.parent), state] : [state]);

function layoutState(state: AnyStateNode, owned: Owned): ChartLayout {
  const told = [...state.invoke.map(({ id }): Line => ({ words: `⚙ ${id}`, transition: null })), ...(owned.lines.get(state.id) ?? [])];
  const inner = layoutChildren(state, owned);
  const wide = Math.max(0, ...told.map(({ words }) => widthOf(words) + PAD));
  const columns = told.length <= 6 ? 1 : Math.max(1, Math.min(4, Math.floor((inner.width - PAD) / wide)));
  const perColumn = Math.ceil(told.length / columns);
  const lines = told.map((line, at) => ({
    ...line,
    x: PAD + Math.floor(at / perColumn) * wide,
    y: HEAD + 6 + (at % perColumn) * LINE,
  }));
  const head = HEAD + perColumn * LINE;
  const width = Math.max(90, widthOf(state.key) + 4 * PAD, wide + 2 * PAD, inner.width);
  const isLeaf = inner.states.length === 0;
  const box: StateBox = {
    id: state.id,
    key: state.key,
    x: 0,
    y: 0,
    width,
    height: isLeaf ? head + (lines.length > 0 ? PAD / 2 : 0) : head + inner.height,
    type: state.type === 'history' ? 'atomic' : state.type,
    isInitial: state.parent?.type === 'compound' && state.parent.initial.target[0] === state,
    description: state.description ?? null,
    lines,
  };
  const moved = move(inner, { x: Math.max(0, (width - inner.width) / 2), y: head });
  return { width, height: box.height, states: [box, ...moved.states], arrows: moved.arrows };
}

/** The children of a state with the arrows between them, by dagre's layers. */
function layoutChildren(state: AnyStateNode, owned: Owned): ChartLayout {
  const children = Object.values(state.states);
  if (children.length === 0) return { width: 0, height: 0, states: [], arrows: [] };
  const graph = new dagre.graphlib.Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, edgesep: 16, ranksep: 34, marginx: PAD, marginy: PAD });
  const layouts = new Map(children.map((child) => [child.id, layoutState(child, owned)]));
  for (const [id, { width, height }] of layouts) graph.setNode(id, { width, height });
  const groups = Map.groupBy(owned.arrows.get(state.id) ?? [], ({ from, to }) => `${from.id} ${to.id}`);
  for (const group of groups.values()) {
    const [{ from, to }] = group as [Lifted, ...Lifted[]];
    const width = Math.max(...group.map(({ words }) => widthOf(words)));
    graph.setEdge(from.id, to.id, { width, height: group.length * LINE, labelpos: 'c', group });
  }
  dagre.layout(graph);
  const placed = children.map(({ id }) => {
    const { x, y, width, height } = graph.node(id) as Point & { width: number; height: number };
    return move(layouts.get(id)!, { x: x - width / 2, y: y - height / 2 });
  });
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    states: placed.flatMap(({ states }) => states),
    arrows: [...placed.flatMap(({ arrows }) => arrows), ...graph.edges().map((edge) => arrowOf(graph.edge(edge) as PlacedEdge))],
  };
}

interface PlacedEdge extends Point {
  readonly points: readonly Point[];
  readonly group: readonly Lifted[];
}

const arrowOf = ({ points, x, y, group }: PlacedEdge): Arrow => ({
  id: group.map(({ transition }) => transition).join('|'),
  points,
  labelAt: { x, y },
  lines: group.map(({ words, transition }) => ({ words, transition })),
});

function move({ width, height, states, arrows }: ChartLayout, by: Point): ChartLayout {
  const shift = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x + by.x, y: place.y + by.y });
  return {
    width,
    height,
    states: states.map((state) => ({ ...shift(state), lines: state.lines.map(shift) })),
    arrows: arrows.map((arrow) => ({ ...arrow, points: arrow.points.map(shift), labelAt: shift(arrow.labelAt) })),
  };
}
