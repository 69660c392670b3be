import type { Edge, Graph, Node } from '#model-tests/kit/graph.ts';

/** How many steps a greedy tour takes: always to the nearest edge not taken yet, anew when none is ahead. The yardstick of `tour.ts`. */
export function greedySteps({ starts }: Graph): number {
  const taken = new Set<Edge>();
  let steps = 0;
  for (const { node } of starts) {
    for (let leg = wayToFresh(node, taken); leg !== null; leg = wayToFresh(node, taken)) {
      for (let next: readonly Edge[] | null = leg; next !== null; next = wayToFresh(next.at(-1)!.to, taken)) {
        steps += next.length;
        for (const edge of next) taken.add(edge);
      }
    }
  }
  return steps;
}

/** The shortest way from a node to an edge not taken; one that ends the flow only if there is no other. */
function wayToFresh(from: Node, taken: ReadonlySet<Edge>): readonly Edge[] | null {
  const came = new Map<Node, Edge | null>([[from, null]]);
  let last: Edge | null = null;
  for (const node of came.keys()) {
    for (const edge of node.edges) {
      if (!taken.has(edge)) {
        if (edge.to.edges.length > 0) return trailOf(edge, came);
        last ??= edge;
      }
      if (!came.has(edge.to)) came.set(edge.to, edge);
    }
  }
  return last && trailOf(last, came);
}

function trailOf(last: Edge, came: ReadonlyMap<Node, Edge | null>): readonly Edge[] {
  const trail = [last];
  for (let edge = came.get(last.from) ?? null; edge !== null; edge = came.get(edge.from) ?? null) trail.unshift(edge);
  return trail;
}

/** Most moves that the shortest way from a start to any node takes: what a path that was cut may begin with. */
export function longestWay({ starts }: Graph): number {
  const depths = new Map(starts.map(({ node }) => [node, 0]));
  for (const [node, depth] of depths) {
    for (const { to } of node.edges) if (!depths.has(to)) depths.set(to, depth + 1);
  }
  return Math.max(...depths.values());
}
