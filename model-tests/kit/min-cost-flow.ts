/** Arcs of a network with costs, laid out in flat arrays: arc `i` and its way back `i ^ 1`. */
export interface Network {
  /** Adds an arc; returns its number. Costs are whole and not negative. */
  readonly arc: (from: number, to: number, room: number, cost: number) => number;
  /** Sends as much as possible from source to sink at the least cost. */
  readonly send: (source: number, sink: number) => void;
  /** How much goes along an arc. */
  readonly sent: (arc: number) => number;
}

/** A minimum-cost flow by the primal-dual method: all shortest ways of one length at once, then the next length. */
export function createNetwork(size: number): Network {
  const heads: number[] = [];
  const rooms: number[] = [];
  const costs: number[] = [];
  const arcsFrom: number[][] = Array.from({ length: size }, () => []);
  const potential = new Float64Array(size);

  return {
    arc(from, to, room, cost) {
      const arc = heads.length;
      heads.push(to, from);
      rooms.push(room, 0);
      costs.push(cost, -cost);
      arcsFrom[from]!.push(arc);
      arcsFrom[to]!.push(arc + 1);
      return arc;
    },
    send(source, sink) {
      while (measure(source, sink)) fill(source, sink);
    },
    sent: (arc) => rooms[arc ^ 1]!,
  };

  /** Dijkstra's distances from the source, by costs that the potentials keep from being negative. */
  function measure(source: number, sink: number): boolean {
    const distance = new Float64Array(size).fill(Infinity);
    distance[source] = 0;
    const queue = createQueue();
    queue.push(source, 0);
    for (let next = queue.pop(); next !== null; next = queue.pop()) {
      const [node, at] = next;
      if (at > distance[node]!) continue;
      for (const arc of arcsFrom[node]!) {
        if (rooms[arc] === 0) continue;
        const to = heads[arc]!;
        const reached = at + costs[arc]! + potential[node]! - potential[to]!;
        if (reached < distance[to]!) {
          distance[to] = reached;
          queue.push(to, reached);
        }
      }
    }
    if (distance[sink] === Infinity) return false;
    for (let node = 0; node < size; node += 1) potential[node]! += Math.min(distance[node]!, distance[sink]!);
    return true;
  }

  /** Fills every shortest way (Dinic's blocking flow on the arcs of no reduced cost). */
  function fill(source: number, sink: number): void {
    for (let level = levels(source, sink); level !== null; level = levels(source, sink)) {
      const tried = new Int32Array(size);
      while (push(source, sink, level, tried));
    }
  }

  function isShortest(arc: number, from: number): boolean {
    return rooms[arc]! > 0 && costs[arc]! + potential[from]! - potential[heads[arc]!]! === 0;
  }

  function levels(source: number, sink: number): Int32Array | null {
    const level = new Int32Array(size).fill(-1);
    level[source] = 0;
    const queue = [source];
    for (const node of queue) {
      for (const arc of arcsFrom[node]!) {
        const to = heads[arc]!;
        if (level[to] === -1 && isShortest(arc, node)) {
          level[to] = level[node]! + 1;
          queue.push(to);
        }
      }
    }
    return level[sink] === -1 ? null : level;
  }

  /** One way from source to sink, filled to its narrowest; false when there is none left. */
  function push(source: number, sink: number, level: Int32Array, tried: Int32Array): boolean {
    const way: number[] = [];
    let node = source;
    while (node !== sink) {
      const arcs = arcsFrom[node]!;
      const from = node;
      const arc = arcs[tried[from]!];
      if (arc === undefined) {
        const back = way.pop();
        if (back === undefined) return false;
        node = heads[back ^ 1]!;
        tried[node]! += 1;
      } else if (isShortest(arc, from) && level[heads[arc]!] === level[from]! + 1) {
        way.push(arc);
        node = heads[arc]!;
      } else tried[from]! += 1;
    }
    const room = way.reduce((narrowest, arc) => Math.min(narrowest, rooms[arc]!), Infinity);
    for (const arc of way) {
      rooms[arc]! -= room;
      rooms[arc ^ 1]! += room;
    }
    return true;
  }
}

/** A binary heap of nodes by distance. */
function createQueue() {
  const heap: [node: number, at: number][] = [];
  return {
    push(node: number, at: number) {
      let place = heap.push([node, at]) - 1;
      while (place > 0) {
        const parent = (place - 1) >> 1;
        if (heap[parent]![1] <= at) break;
        heap[place] = heap[parent]!;
        place = parent;
      }
      heap[place] = [node, at];
    },
    pop(): readonly [node: number, at: number] | null {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined) return null;
      if (heap.length === 0) return first;
      let place = 0;
      for (;;) {
        let child = place * 2 + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && heap[child + 1]![1] < heap[child]![1]) child += 1;
        if (heap[child]![1] >= last[1]) break;
        heap[place] = heap[child]!;
        place = child;
      }
      heap[place] = last;
      return first;
    },
  };
}
