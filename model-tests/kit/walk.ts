import { nameOf } from './event.ts';
import type { Edge } from './graph.ts';
import { tour, type Path } from './tour.ts';
import { graphsOf } from './graph.ts';
import type { AnyModel } from './model.ts';

/** How many moves before a failure are told. */
const TOLD = 6;

/** Every path of a model's tour, each with a short name: where it begins, and how long it is. */
export const pathsOf = (model: AnyModel, sameness?: (edge: Edge) => unknown) =>
  tour(graphsOf(model), sameness).map((path, index) => ({ path, name: `path ${index + 1}, ${path.name}: ${summaryOf(path)}` }));

const summaryOf = ({ edges }: Path) =>
  `${edges.length} moves, ${edges.slice(0, 3).map(nameOfMove).join(' > ')}${edges.length > 3 ? ' …' : ''}`;

const nameOfMove = ({ event }: Edge) => nameOf(event);

/** Makes one move after another; a move that fails says which it was and what came before. */
export async function walk({ edges }: Path, step: (edge: Edge) => Promise<unknown>): Promise<void> {
  for (const [index, edge] of edges.entries()) {
    try {
      await step(edge);
    } catch (error) {
      const before = edges.slice(Math.max(0, index - TOLD), index).map(nameOfMove);
      const trail = [...(index > TOLD ? ['…'] : []), ...before, `** ${nameOfMove(edge)} **`].join(' > ');
      if (error instanceof Error) error.message = `Move ${index + 1} of ${edges.length} (${trail}): ${error.message}`;
      throw error;
    }
  }
}
