import { sentenceOf } from '#model-tests/kit/sentence.ts';
import type { AnyModel } from '#model-tests/kit/model.ts';
import { tourOf } from '#model-tests/kit/tour.ts';
import { statesOf, transitionsOf } from '#model-tests/kit/transitions.ts';
import { nameOf } from '#src/inspector/words.ts';
import type { AnyEventObject } from 'xstate';
import type { DescribedPath, Place } from './describe.ts';
import type { FlowPaths } from './filter.ts';
import type { Flow } from './models.ts';

/** Returns a table of flows: how large their charts are, and how many paths and steps walk through them. */
export function listFlows(flows: readonly Flow[]): string {
  const rows = flows.map(({ name, model }) => {
    const { paths, steps, lowerBound } = tourOf(model);
    return [name, statesOf(model).length - 1, transitionsOf(model).length, paths.length, steps, lowerBound].map(String);
  });
  const head = ['flow', 'states', 'transitions', 'paths', 'steps', 'at least'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ');
  return [line(head), ...rows.map(line)].join('\n');
}

/** Returns a flow's paths in plain words. */
export const listPaths = ({ flow: { name }, paths }: FlowPaths): string =>
  [...paths.map(pathInWords), `One of them: npm run paths -- ${name} --path ID [--headed]`].join('\n\n');

/** Returns a path in plain words: what happens at each step, the state it leads to and what is seen there. */
const pathInWords = ({ id, input, start, steps }: DescribedPath): string =>
  [`${id}  from "${input}": ${placeInWords(start)}`, ...steps.map((step) => stepInWords(step.number, step.does, step))].join('\n');

/** Returns one step and where it leads, as two lines. */
export const stepInWords = (number: number, does: string, place: Place): string =>
  `${String(number).padStart(5)}. ${does}\n       → ${placeInWords(place)}`;

/** Returns a state, and what the guest sees in it: `resting added: The link to the cart is lit.` */
export const placeInWords = ({ state, sees, requirements }: Place): string =>
  `${state}: ${sees}${requirements.length > 0 ? ` (${requirements.join(', ')})` : ''}`;

/** Returns what happens by an event and the event's own name. */
export const eventInWords = (model: AnyModel, event: AnyEventObject): string => `${sentenceOf(model, event)} [${nameOf(event)}]`;
