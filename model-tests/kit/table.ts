import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { askedIn, predictTransition, predictStart, type Effects } from './predict-transition.ts';
import { graphOf, keyOf, MOST_SNAPSHOTS, movesFrom, type Edge, type Node } from './graph.ts';
import { stateInWords } from '#src/inspector/words.ts';
import { screenOf, type AnyModel } from './model.ts';
import { sampleNameOf } from './samples.ts';

/**
 * What a flow does, seen from outside, as a state-transition table: everything that a page, a port or a parent could notice. It is
 * written by `npm run paths -- --write`, read in review, and from then on the chart has to do what it says.
 */
export interface Table {
  readonly flow: string;
  /** The row in which each input begins, by the input's name. */
  readonly starts: Readonly<Record<string, number>>;
  readonly rows: readonly Row[];
}
interface Row {
  readonly state: string;
  readonly screen: unknown;
  /** What the ports at work were asked. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly output?: unknown;
  /** The row that each event leads to, by the event's name in plain words. */
  readonly moves: Readonly<Record<string, number>>;
  /** Effects of a transition that are seen outside, where there are any. */
  readonly effects: Readonly<Record<string, Effects>>;
}
type Face = Omit<Row, 'moves' | 'effects'>;

/** The smallest table of a model's flow: snapshots that no sequence of events can distinguish are one row. */
export function tableOf(model: AnyModel): Table {
  const { nodes, starts } = graphOf(model);
  const faces = new Map(
    nodes.map((node): [Node, string] => [node, JSON.stringify([faceOf(model, node.snapshot), effectsOf(model, node)])]),
  );
  const rowOf = refine(
    nodes,
    (node) => faces.get(node)!,
    ({ event }) => sampleNameOf(model, event),
  );
  const first = new Map<number, Node>();
  for (const node of nodes) if (!first.has(rowOf(node))) first.set(rowOf(node), node);
  return {
    flow: model.machine.id,
    starts: Object.fromEntries(starts.map(({ name, node }) => [name, rowOf(node)])),
    rows: [...first.values()].map((node) => ({
      ...faceOf(model, node.snapshot),
      moves: Object.fromEntries(node.edges.map(({ event, to }) => [sampleNameOf(model, event), rowOf(to)])),
      effects: effectsOf(model, node),
    })),
  };
}

const effectsOf = (model: AnyModel, { edges }: Node): Readonly<Record<string, Effects>> =>
  Object.fromEntries(
    edges.filter(({ effects }) => Object.keys(effects).length > 0).map(({ event, effects }) => [sampleNameOf(model, event), effects]),
  );

const faceOf = (model: AnyModel, snapshot: AnyMachineSnapshot): Face => ({
  state: stateInWords(snapshot.value),
  screen: screenOf(model, snapshot),
  asked: askedIn(snapshot),
  ...(snapshot.output !== undefined && { output: snapshot.output as unknown }),
});

/** Moore's partition refinement: nodes stay together while they look alike and every move leads to nodes that stay together. */
function refine(nodes: readonly Node[], face: (node: Node) => string, label: (edge: Edge) => string): (node: Node) => number {
  let parts = numbered(nodes, face);
  for (;;) {
    const finer = numbered(nodes, (node) =>
      JSON.stringify([parts.of.get(node), node.edges.map((edge) => [label(edge), parts.of.get(edge.to)])]),
    );
    if (finer.count === parts.count) return (node) => finer.of.get(node)!;
    parts = finer;
  }
}

function numbered(nodes: readonly Node[], name: (node: Node) => string) {
  const numbers = new Map<string, number>();
  const of = new Map<Node, number>();
  for (const node of nodes) {
    const key = name(node);
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    of.set(node, numbers.get(key)!);
  }
  return { of, count: numbers.size };
}

/**
 * A table as text: of a row its face and its moves, a line each, so that a change of behaviour is a change of lines. Ports' questions and
 * effects that many rows share are listed once, and rows name them by number.
 */
export function textOf({ flow, starts, rows }: Table): string {
  const shared = new Map<string, number>();
  const share = (value: unknown): number => {
    const key = JSON.stringify(value);
    if (!shared.has(key)) shared.set(key, shared.size);
    return shared.get(key)!;
  };
  const lines = rows.map(({ moves, effects, asked, ...face }) =>
    [face, mapValues(asked, share), moves, mapValues(effects, share)].map((part) => JSON.stringify(part)).join(',\n  '),
  );
  return [
    `{ "flow": ${JSON.stringify(flow)},`,
    `"starts": ${JSON.stringify(starts)},`,
    `"rows": [\n[ ${lines.join(' ],\n[ ')} ]\n],`,
    `"shared": [\n${[...shared.keys()].join(',\n')}\n] }\n`,
  ].join('\n');
}

/** The table that a text of `textOf` says. Throws a SyntaxError where it is none. */
export function tableFrom(text: string): Table {
  const { rows, shared, ...table } = JSON.parse(text) as Pick<Table, 'flow' | 'starts'> & {
    rows: [Omit<Face, 'asked'>, Record<string, number>, Row['moves'], Record<string, number>][];
    shared: unknown[];
  };
  const read = (place: number) => shared[place];
  return {
    ...table,
    rows: rows.map(([face, asked, moves, effects]) => ({
      ...face,
      asked: mapValues(asked, read),
      moves,
      effects: mapValues(effects, read) as Row['effects'],
    })),
  };
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Where a chart first does something else than its table: the shortest way there, and both sides. */
export interface CounterExample {
  readonly input: string;
  readonly trail: readonly AnyEventObject[];
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Walks table and chart side by side, breadth first; null when no difference is found. Throws when the chart has more snapshots than
 * the model's `limit`, as `graphOf` does, which it need not have drawn before.
 */
export function counterExampleTo(table: Table, model: AnyModel): CounterExample | null {
  const inputs = Object.keys(model.inputs);
  if (JSON.stringify(Object.keys(table.starts)) !== JSON.stringify(inputs)) {
    return { input: '', trail: [], expected: Object.keys(table.starts), actual: inputs };
  }
  interface Pair {
    readonly input: string;
    readonly row: number;
    readonly snapshot: AnyMachineSnapshot;
    readonly trail: readonly AnyEventObject[];
  }
  const queue: Pair[] = Object.entries(model.inputs).map(([input, value]) => ({
    input,
    row: table.starts[input]!,
    snapshot: predictStart(model, value).snapshot,
    trail: [],
  }));
  const met = new Set<string>();
  for (const { input, row, snapshot, trail } of queue) {
    const key = `${row} ${keyOf(model, snapshot)}`;
    if (met.has(key)) continue;
    met.add(key);
    if (met.size > (model.limit ?? MOST_SNAPSHOTS))
      throw new Error(`${model.machine.id} has more snapshots than its table can be compared with.`);
    const { moves, effects, ...face } = table.rows[row]!;
    const seen = faceOf(model, snapshot);
    if (!isDeepStrictEqual(face, plain(seen))) return { input, trail, expected: face, actual: seen };
    const taken = new Map(movesFrom(model, snapshot).map((event) => [sampleNameOf(model, event), event]));
    const odd = oddOf(moves, taken);
    if (odd !== null) return { input, trail: [...trail, odd.event], expected: odd.expected, actual: odd.actual };
    for (const [name, event] of taken) {
      const { snapshot: next, ...heard } = predictTransition(model, snapshot, event);
      const expected = effects[name] ?? {};
      if (!isDeepStrictEqual(expected, plain(heard))) return { input, trail: [...trail, event], expected, actual: heard };
      queue.push({ input, row: moves[name]!, snapshot: next, trail: [...trail, event] });
    }
  }
  return null;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A move that only one of the two takes. */
function oddOf(moves: Row['moves'], taken: ReadonlyMap<string, AnyEventObject>) {
  const lost = Object.keys(moves).find((name) => !taken.has(name));
  if (lost !== undefined) return { event: { type: lost }, expected: 'It is taken.', actual: 'It is refused.' };
  const odd = taken.entries().find(([name]) => moves[name] === undefined);
  return odd === undefined ? null : { event: odd[1], expected: 'It is refused.', actual: 'It is taken.' };
}
