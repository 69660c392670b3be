import { Command, Option } from 'commander';
import { suggestion } from '../paths/suggestion.ts';
import { problemsOf } from './check.ts';
import { readCitations } from './citations.ts';
import { readLedger, states, type Row } from './ledger.ts';
import { citationsOf, countsOf, detailsOf, isWithoutRow, linesOf } from './print.ts';

interface Options {
  readonly group?: string;
  readonly state?: string;
  readonly check?: true;
}

const program = new Command('npm run requirements --')
  .description('What the specifications ask for, and what became of it: docs/requirements.tsv.')
  .argument('[id]', 'one requirement, such as CART-13: its state, the files that do it, the tests and paths that show it')
  .option('--group <name>', 'only this group, such as CART')
  .option('--state <name>', `only this state: ${Object.keys(states).join(', ')}`)
  .addOption(new Option('--check', 'say what is wrong with the ledger and with what cites it').conflicts(['group', 'state']))
  .showSuggestionAfterError()
  .exitOverride()
  .configureOutput({ outputError: (message, write) => write(message.replace(/^error: /, '')) });

function main(): boolean {
  program.parse();
  const { group, state, check } = program.opts<Options>();
  const [id] = program.args;
  const rows = readLedger();
  if (check === true) return sayProblems(rows);
  if (id !== undefined) {
    if (group !== undefined || state !== undefined) throw new Error(`An id is one row: leave out --group and --state, or "${id}".`);
    return say(showId(id, rows));
  }
  const groups = [...new Set(rows.map((row) => row.group))];
  if (group !== undefined && !groups.includes(group)) throw new Error(`There is no group "${group}".${suggestion(group, groups)}`);
  const names = Object.keys(states);
  if (state !== undefined && !names.includes(state)) {
    throw new Error(`There is no state "${state}".${suggestion(state, names)} There are: ${names.join(', ')}.`);
  }
  const wanted = rows.filter((row) => (group === undefined || row.group === group) && (state === undefined || row.state === state));
  if (wanted.length === 0) return say(`No requirement of ${group} is ${state}.`);
  if (group !== undefined || state !== undefined) return say(`${linesOf(wanted)}\n\n${countsOf(wanted)}`);
  return say(`${linesOf(rows.filter((row) => !['done', 'decided'].includes(row.state)))}\n\n${countsOf(rows)}`);
}

function showId(typed: string, rows: readonly Row[]): string {
  const id = typed.toUpperCase();
  const row = rows.find((one) => one.id === id);
  if (row !== undefined) return detailsOf(row, readCitations());
  if (isWithoutRow(id)) return citationsOf(id, readCitations());
  throw new Error(
    `There is no requirement "${typed}".${suggestion(
      id,
      rows.map((one) => one.id),
    )}`,
  );
}

function sayProblems(rows: readonly Row[]): boolean {
  const problems = problemsOf(rows, readCitations());
  say(problems.length === 0 ? `${rows.length} requirements, and nothing is wrong with their ledger.` : problems.join('\n'));
  return problems.length === 0;
}

function say(words: string): true {
  console.log(words);
  return true;
}

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  const { code, exitCode, message } = error as Error & { code?: string; exitCode?: number };
  // Commander has said its sentence already.
  if (code?.startsWith('commander.') !== true) console.error(message);
  process.exitCode = exitCode === 0 ? 0 : 2;
}
