import type { AnyMachineSnapshot } from 'xstate';
import { describeEvent } from '#model-tests/kit/describe-event.ts';
import { stateInWords } from '#src/inspector/words.ts';
import { lookAt, type AnyModel } from '#model-tests/kit/model.ts';
import { tourOf, type Path } from '#model-tests/kit/tour.ts';
import { statesOf, transitionsOf } from '#model-tests/kit/transitions.ts';
import type { Flow } from './models.ts';

/** A table of flows: how large their charts are, and how many paths and steps walk through them. */
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

/** A flow's paths in plain words. */
export const listPaths = ({ name, model }: Flow): string =>
  [...tourOf(model).paths.map((path) => pathInWords(model, path)), `One of them: npm run paths -- ${name} --path ID [--headed]`].join(
    '\n\n',
  );

/** A path in plain words: each move, the state it leads to and what is seen there. */
export const pathInWords = (model: AnyModel, { id, start, edges }: Path): string =>
  [
    `${id}  from "${start.name}": ${placeInWords(model, start.node.snapshot)}`,
    ...edges.map(({ event, to }, at) => moveInWords(at + 1, describeEvent(event), placeInWords(model, to.snapshot))),
  ].join('\n');

/** A move and where it leads, as two lines. */
export const moveInWords = (number: number, event: string, place: string): string =>
  `${String(number).padStart(5)}. ${event.length > 100 ? `${event.slice(0, 99)}…` : event}\n       → ${place}`;

/** Where a flow is, and what the guest sees there. */
export const placeInWords = (model: AnyModel, snapshot: AnyMachineSnapshot): string =>
  `${stateInWords(snapshot.value)} (${lookAt(model, snapshot).kind})`;
