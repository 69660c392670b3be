import type { Graph, Node } from '#model-tests/kit/graph.ts';

/** A node as the search of a greedy tour has it. */
interface Place {
  /** Where its edges lead, each node once. */
  readonly next: Place[];
  /** Where its edges lead that are not taken yet, the next one last: those that lead on, and those that end the flow. */
  readonly onward: Place[];
  readonly ending: Place[];
  /** The last search that came by, and after how many steps. */
  search: number;
  depth: number;
}

/** How many steps a greedy tour takes: always to the nearest edge not taken yet, anew when none is ahead. The yardstick of `tour.ts`. */
export function greedySteps({ starts, nodes }: Graph): number {
  const placeOf = placesOf(nodes);
  let onwardLeft = nodes.reduce((sum, node) => sum + placeOf(node).onward.length, 0);
  let searches = 0;
  let steps = 0;

  /** Takes the nearest edge not taken, one that ends the flow only if there is no other; returns where it leads. */
  function goOn(from: Place): Place | null {
    searches += 1;
    const queue = [Object.assign(from, { search: searches, depth: 0 })];
    let last: Place | null = null;
    for (const place of queue) {
      if (place.onward.length > 0) {
        onwardLeft -= 1;
        return take(place, place.onward);
      }
      if (place.ending.length > 0) last ??= place;
      if (last !== null && onwardLeft === 0) break;
      for (const next of place.next) {
        if (next.search !== searches) queue.push(Object.assign(next, { search: searches, depth: place.depth + 1 }));
      }
    }
    return last && take(last, last.ending);
  }
  function take({ depth }: Place, edges: Place[]): Place | null {
    steps += depth + 1;
    return edges.pop() ?? null;
  }

  for (const { node } of starts) {
    for (let at = goOn(placeOf(node)); at !== null; at = goOn(placeOf(node))) {
      for (let next = goOn(at); next !== null; next = goOn(next));
    }
  }
  return steps;
}

function placesOf(nodes: readonly Node[]): (node: Node) => Place {
  const places = new Map(nodes.map((node): [Node, Place] => [node, { next: [], onward: [], ending: [], search: 0, depth: 0 }]));
  const placeOf = (node: Node) => places.get(node)!;
  for (const node of nodes) {
    const { next, onward, ending } = placeOf(node);
    next.push(...new Set(node.edges.map(({ to }) => placeOf(to))));
    for (const { to } of node.edges.toReversed()) (to.edges.length > 0 ? onward : ending).push(placeOf(to));
  }
  return placeOf;
}

/** Most moves that the shortest way from a start to any node takes: what a path that was cut may begin with. */
export function longestWay({ starts }: Graph): number {
  const depths = new Map(starts.map(({ node }) => [node, 0]));
  for (const [node, depth] of depths) {
    for (const { to } of node.edges) if (!depths.has(to)) depths.set(to, depth + 1);
  }
  return Math.max(...depths.values());
}
