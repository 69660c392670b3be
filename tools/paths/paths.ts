import { parseArgs } from 'node:util';
import { listFlows, listPaths } from './list.ts';
import { flowsNamed, loadModels } from './models.ts';
import { replayFile } from './replay.ts';
import { writeReport } from './report.ts';
import { findPath, runPath, showPath, walkFlows } from './run.ts';
import { writeTables } from './tables.ts';

const usage = `npm run paths                        every flow, with the size of its chart and of its paths
npm run paths -- FLOW                a flow's paths in plain words
npm run paths -- --path ID           walks one on a live actor; with --headed by hand, in a window
npm run paths -- [FLOW] --seed N     random walks; a failure is told as the shortest sequence that fails
npm run paths -- --replay FILE       walks what the inspector recorded, and says where it comes out otherwise
npm run paths -- --report            reports/models.json and reports/models/index.html
npm run paths -- [FLOW] --write      what the flows do now is what their tables say`;

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      headed: { type: 'boolean' },
      seed: { type: 'string' },
      replay: { type: 'string' },
      report: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return say(usage);
  const flows = await loadModels();
  const named = flowsNamed(flows, positionals[0]);
  if (values.replay !== undefined) return replayFile(values.replay, flows);
  if (values.report === true) return writeReport(flows);
  if (values.path !== undefined) return (values.headed === true ? showPath : runPath)(findPath(named, values.path));
  if (values.seed !== undefined) return walkFlows(named, wholeNumber(values.seed));
  if (values.write === true) {
    writeTables(named);
    return true;
  }
  return say(positionals.length === 0 ? `${listFlows(flows)}\n\n${usage}` : named.map(listPaths).join('\n\n'));
}

function say(words: string): true {
  console.log(words);
  return true;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`--seed takes a whole number, not "${text}".`);
  return number;
}

await main().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
