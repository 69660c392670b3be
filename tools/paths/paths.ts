import { Command, InvalidArgumentError, Option } from 'commander';
import { tourOf } from '#model-tests/kit/tour.ts';
import { csvOf } from './csv.ts';
import { describePath } from './describe.ts';
import { filterPaths, type FlowPaths, type PathFilter } from './filter.ts';
import { writeJunit } from './junit.ts';
import { listFlows, listPaths } from './list.ts';
import { flowsNamed, loadModels, type Flow } from './models.ts';
import { replayFile } from './replay.ts';
import { writeReport } from './report.ts';
import { findPath, runPath, showPath, walkFlows } from './run.ts';
import { writeTables } from './tables.ts';

interface Options extends PathFilter {
  readonly path?: string;
  readonly headed?: true;
  readonly seed?: number;
  readonly replay?: string;
  readonly report?: true;
  readonly write?: true;
  readonly json?: true;
  readonly csv?: true;
  readonly junit?: string;
}

/** What the command does besides listing, each alone; `headed` goes with `path`. */
const modes = ['path', 'seed', 'replay', 'report', 'write', 'json', 'csv', 'junit'] as const;
const filters = ['state', 'requirement', 'maxSteps'] as const;
/** Modes that take paths one by one, so that filters make sense. */
const filtered: readonly string[] = ['json', 'csv', 'junit'];

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new InvalidArgumentError('It takes a whole number.');
  return number;
}

function mode(flags: string, description: string): Option {
  const option = new Option(flags, description);
  const name = option.attributeName();
  const others = modes.filter((other) => other !== name);
  return option.conflicts([...others, ...(filtered.includes(name) ? [] : filters)]);
}

const program = new Command('npm run paths --')
  .description('The paths that are generated from every flow: as words, data, reports and walks.')
  .argument('[flow]', 'one flow; without it, every flow with the size of its chart and of its paths')
  .addOption(mode('--path <id>', 'walk one path on a live actor'))
  .option('--headed', 'with --path: through the page, in a window')
  .addOption(mode('--seed <n>', 'random walks; a failure is shrunk to the shortest sequence that fails').argParser(wholeNumber))
  .addOption(mode('--replay <file>', 'walk what the inspector recorded, and say where it comes out otherwise'))
  .addOption(mode('--report', 'write reports/models.json and reports/models/index.html'))
  .addOption(mode('--write', 'write what the flows do now as what their tables say'))
  .addOption(mode('--json', 'the paths as JSON'))
  .addOption(mode('--csv', 'the paths as CSV, one row per step'))
  .addOption(mode('--junit <file>', 'walk every path and write how each came out as JUnit XML'))
  .option('--state <name>', 'only paths through this state')
  .option('--requirement <id>', 'only paths for this requirement, such as CART-13')
  .addOption(new Option('--max-steps <n>', 'only paths of at most so many steps').argParser(wholeNumber))
  .showSuggestionAfterError()
  .exitOverride()
  .configureOutput({ outputError: (message, write) => write(message.replace(/^error: /, '')) });

async function main(): Promise<boolean> {
  program.parse();
  const options = program.opts<Options>();
  const [name] = program.args;
  if (options.headed === true && options.path === undefined) throw new Error('--headed shows one path: name it with --path ID.');
  if (name !== undefined && (options.replay !== undefined || options.report === true)) {
    throw new Error(`${options.report === true ? '--report' : '--replay'} is about every flow: leave out "${name}".`);
  }
  const flows = await loadModels();
  const named = flowsNamed(flows, name);
  if (options.replay !== undefined) return replayFile(options.replay, flows);
  if (options.report === true) return writeReport(flows);
  if (options.path !== undefined) return (options.headed === true ? showPath : runPath)(findPath(named, options.path));
  if (options.seed !== undefined) return walkFlows(named, options.seed);
  if (options.write === true) return writeTables(named);
  return showPaths(named, options, name !== undefined);
}

async function showPaths(flows: readonly Flow[], options: Options, isNamed: boolean): Promise<boolean> {
  const isFiltered = filters.some((filter) => options[filter] !== undefined);
  if (!isNamed && !isFiltered && modes.every((other) => options[other] === undefined)) {
    return say(`${listFlows(flows)}\n\n${program.helpInformation().trimEnd()}`);
  }
  const paths = filterPaths(flows.map(describedPaths), options);
  if (options.junit !== undefined) return writeJunit(options.junit, paths);
  if (options.csv === true) return say(csvOf(paths).trimEnd());
  if (options.json === true)
    return say(
      JSON.stringify(
        paths.flatMap((flow) => flow.paths),
        null,
        2,
      ),
    );
  return say(paths.map(listPaths).join('\n\n'));
}

const describedPaths = (flow: Flow): FlowPaths => ({ flow, paths: tourOf(flow.model).paths.map((path) => describePath(flow, path)) });

function say(words: string): true {
  console.log(words);
  return true;
}

await main().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: Error & { code?: string; exitCode?: number }) => {
    // Commander has said its sentence already.
    if (error.code?.startsWith('commander.') !== true) console.error(error.message);
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  },
);
