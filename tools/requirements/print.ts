import type { Citation } from './citations.ts';
import { series } from './check.ts';
import { groupOf } from './ids.ts';
import { states, type Row } from './ledger.ts';

const names = Object.keys(states);

/** Returns the counts per group and state as a table, with a line for all. */
export function countsOf(rows: readonly Row[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const count = (some: readonly Row[]) =>
    [some.length, ...names.map((name) => some.filter(({ state }) => state === name).length)].map(String);
  const body = groups.map((group) => [group, ...count(rows.filter((row) => row.group === group))]);
  const table = [['group', 'rows', ...names], ...body, ['all', ...count(rows)]];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  return table
    .map((cells) =>
      cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : (cell === '0' ? '·' : cell).padStart(widths[column]!))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}

/** Returns rows as lines: id, state, title and what is missing. */
export function linesOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ id }) => id.length));
  return rows
    .map(({ id, state, title, decision, note }) => {
      const more = [decision === '' ? '' : `decision ${decision}`, note].filter(Boolean).join('; ');
      return `${id.padEnd(width)}  ${state.padEnd(7)}  ${title}${more === '' ? '' : `: ${more}`}`;
    })
    .join('\n');
}

/** Returns everything about one requirement: its row, the tests and paths that cite it, and the code that names it. */
export function detailsOf({ id, title, state, where, decision, note }: Row, citations: readonly Citation[]): string {
  const flows = [...new Set(citations.filter((one) => one.id === id && one.kind === 'path').map(({ file }) => flowOf(file)))];
  return [
    `${id}  ${title}`,
    `state: ${state} (${states[state as keyof typeof states]})`,
    ...(note === '' ? [] : [`note: ${note}`]),
    ...(decision === '' ? [] : [`decision: docs/decisions/${decision}`]),
    ...(where.length === 0 ? [] : ['done in:', ...where.map((file) => `  ${file}`)]),
    ...citedBy(id, citations),
    ...flows.map((flow) => `Its paths: npm run paths -- ${flow} --requirement ${id}`),
  ].join('\n');
}

/** Returns the places that cite an id which has no row: a reading, an open value, an example. */
export const citationsOf = (id: string, citations: readonly Citation[]): string =>
  [
    `${id} is ${{ AMB: 'a reading', OPEN: 'an open value', E: 'an example' }[groupOf(id)] ?? 'not a row'} of the specifications, without a row.`,
    ...citedBy(id, citations),
  ].join('\n');

/** True for an id of the specifications that is no requirement. */
export const isWithoutRow = (id: string): boolean => Number(/\d+$/.exec(id)?.[0]) <= (series[groupOf(id)] ?? 0);

const kinds: Readonly<Record<Citation['kind'], string>> = { test: 'tests:', path: 'paths:', comment: 'named in:' };

function citedBy(id: string, citations: readonly Citation[]): readonly string[] {
  const own = citations.filter((one) => one.id === id);
  const list = (kind: Citation['kind']) => {
    const places = own
      .filter((one) => one.kind === kind)
      .map(({ file, line, words }) => `  ${file}:${line}  ${kind === 'comment' ? '' : words}`.trimEnd());
    return places.length === 0 ? [] : [kinds[kind], ...places];
  };
  return own.length === 0 ? ['No test, path or comment cites it.'] : [...list('test'), ...list('path'), ...list('comment')];
}

/** The flow of a chart or a model: `cart` of `machines/cart/cart.machine.ts` and of `model-tests/cart/cart.model.ts`. */
const flowOf = (file: string): string => /([\w-]+)\.\w+\.ts$/.exec(file)?.[1] ?? file;
