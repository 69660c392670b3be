import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import { readReport, slowest, type Report } from './report.ts';

const { values } = parseArgs({
  options: {
    /** `npm run verify` is the part of `npm test` that needs no browser. */
    quick: { type: 'boolean', default: false },
    /** The seed of the random walks: a whole number, or `random`. Without it they are the same in every run. */
    seed: { type: 'string' },
  },
});
const isQuick = values.quick;
const report = 'reports/tests.json';

/** One checker of types each: several read the same declarations again, and the tests want the other core. */
const checks: readonly [name: string, command: string][] = [
  ['format', 'oxfmt --check .'],
  ['layers', 'node tools/layers.ts --check'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['types of the core', 'tsc -p tsconfig.core.json --checkers 1'],
  ['types of the service worker', 'tsc -p src/service-worker --checkers 1'],
  ['types', 'tsc -p tsconfig.json --checkers 1'],
  ['unused code', 'knip && knip --production --include files,exports,types'],
  ['contract', 'redocly lint contract/openapi.json --config contract/redocly.yaml'],
];
const tests = `vitest run${isQuick ? ' --config vitest.node.config.ts' : ''} --reporter=default --reporter=json --outputFile.json=${report}`;

/** Runs the tests and beside them every other check, even after one that failed, and closes with how many passed and failed. */
async function run() {
  if (values.seed !== undefined) process.env['SEED'] = seedOf(values.seed);
  if (!isQuick) process.env['CHROMIUM_PATH'] = ensureChromium();
  process.env['REDOCLY_SUPPRESS_UPDATE_NOTICE'] = 'true';
  // The checks in Go end soon: collecting their garbage took a third of their time.
  process.env['GOGC'] ??= '400';
  mkdirSync('reports', { recursive: true });
  rmSync(report, { force: true });
  const failed: string[] = [];
  const check = async (name: string, command: string, output: Output) => {
    const began = Date.now();
    if (output === 'as it comes') console.log(`— ${name}: ${command}`);
    const { isGood, words } = await runs(command, output);
    const verdict = `${isGood ? 'passed' : 'FAILED'} after ${((Date.now() - began) / 1000).toFixed(1)} s`;
    console.log(`${words}— ${name}: ${verdict}`);
    if (!isGood) failed.push(name);
  };
  const checkAll = async () => {
    for (const [name, command] of checks) await check(name, command, 'at the end');
  };
  await Promise.all([checkAll(), check('tests', tests, 'as it comes')]);
  close(failed, readReport(report));
}

function close(failed: readonly string[], found: Report) {
  console.log('\nThe slowest files:');
  for (const { name, seconds, count } of slowest(found, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name} (${count} tests)`);
  if (found.flaky.length > 0) console.log('\nPassed only when run once more:');
  for (const { name, failure } of found.flaky) console.log(`  ${name}\n    ${failure.split('\n', 4).join('\n    ')}`);
  const checksFailed = failed.filter((name) => name !== 'tests');
  const failures = checksFailed.length + Math.max(found.failed, failed.includes('tests') ? 1 : 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${checks.length - checksFailed.length + found.passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}

function seedOf(text: string): string {
  const seed = text === 'random' ? Date.now() % 1_000_000 : Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed takes a whole number or "random", not "${text}".`);
  return String(seed);
}

/** What a check writes is shown as it comes, or in one piece when it has ended, so that two at a time can be read. */
type Output = 'as it comes' | 'at the end';

const runs = (command: string, output: Output) =>
  new Promise<{ isGood: boolean; words: string }>((done) => {
    const child = spawn(command, { shell: true, stdio: output === 'as it comes' ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (words += text));
    child.on('close', (code) => done({ isGood: code === 0, words }));
  });

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
