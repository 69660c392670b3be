import { nameOf } from '#src/inspector/words.ts';
import type { Edge } from './graph.ts';
import type { Path } from './tour.ts';

/** Number of moves before a failure in its message. */
const TOLD = 6;

/** Makes one move after another; a move that fails says which it was and what came before. */
export async function walk({ id, edges }: Path, step: (edge: Edge, index: number) => Promise<unknown>): Promise<void> {
  for (const [index, edge] of edges.entries()) {
    try {
      await step(edge, index);
    } catch (error) {
      const before = edges.slice(Math.max(0, index - TOLD), index).map(({ event }) => nameOf(event));
      const trail = [...(index > TOLD ? ['…'] : []), ...before, `** ${nameOf(edge.event)} **`].join(' > ');
      if (error instanceof Error) error.message = `Path ${id}, move ${index + 1} of ${edges.length} (${trail}): ${error.message}`;
      throw error;
    }
  }
}
