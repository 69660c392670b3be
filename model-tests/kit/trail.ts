import type { Edge, Graph, Node, Start } from './graph.ts';

/** The shortest way to a node: from which start, and by which edges. */
export interface Trail {
  readonly start: Start;
  readonly edges: readonly Edge[];
}

/** The shortest way to each node of a graph. */
export function trailsIn(graph: Graph): (node: Node) => Trail {
  const arrivals = new Map<Node, Edge | Start>();
  for (const start of graph.starts) if (!arrivals.has(start.node)) arrivals.set(start.node, start);
  for (const node of arrivals.keys()) for (const edge of node.edges) if (!arrivals.has(edge.to)) arrivals.set(edge.to, edge);

  return (node) => {
    const edges: Edge[] = [];
    let arrival = arrivals.get(node);
    while (arrival !== undefined && 'from' in arrival) {
      edges.unshift(arrival);
      arrival = arrivals.get(arrival.from);
    }
    if (arrival === undefined) throw new Error('No start leads to this node: it belongs to another graph.');
    return { start: arrival, edges };
  };
}
