/** What the browser's sampling profiler gives. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** A function, and the milliseconds in it alone and with all that it called. */
export interface Cost {
  readonly name: string;
  readonly selfMs: number;
  readonly totalMs: number;
}

/** Not JavaScript: the browser's own work, and its rests on a processor that is slowed down. */
const OUTSIDE = new Set(['(root)', '(program)']);

/** The functions of a profile by their time, the dearest in total first. A function that calls itself counts once. */
export function costsOf({ nodes, samples = [], timeDeltas = [] }: Profile): Cost[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, time: number) => to.set(name, (to.get(name) ?? 0) + time);
  samples.forEach((sample, at) => {
    const time = (timeDeltas[at] ?? 0) / 1000;
    const stack = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) stack.add(nameOf(byId.get(id)));
    if (stack.has('(idle)')) return;
    add(self, nameOf(byId.get(sample)), time);
    for (const name of stack) add(total, name, time);
  });
  const tenth = (time: number) => Math.round(time * 10) / 10;
  return [...total]
    .filter(([name]) => !OUTSIDE.has(name))
    .map(([name, time]) => ({ name, selfMs: tenth(self.get(name) ?? 0), totalMs: tenth(time) }))
    .toSorted((one, other) => other.totalMs - one.totalMs);
}

/** The name of a function and the file of the build that it is in, without the hash. */
function nameOf(node: ProfileNode | undefined): string {
  if (node === undefined) return '(unknown)';
  const { functionName, url } = node.callFrame;
  const [, file] = /([^/]+?)(?:-[\w-]{7})?\.js$/.exec(url) ?? [];
  return `${functionName || '(anonymous)'}${file === undefined ? '' : ` · ${file}`}`;
}
