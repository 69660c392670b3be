import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';

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

const checks: readonly [name: string, command: string][] = [
  ['format', 'oxfmt --check .'],
  ['layers', 'node tools/layers.ts --check'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['types of the core', 'tsc -p tsconfig.core.json'],
  ['types', 'tsc -p tsconfig.json'],
  ['contract', 'redocly lint contract/openapi.json --config contract/redocly.yaml'],
  ['tests', `vitest run${isQuick ? ' --project node' : ''} --reporter=default --reporter=json --outputFile.json=${report}`],
];

/** Runs every check, even after one that failed, and closes with how many passed and failed. */
async function run() {
  if (values.seed !== undefined) process.env['SEED'] = seedOf(values.seed);
  if (!isQuick) process.env['CHROMIUM_PATH'] = ensureChromium();
  process.env['REDOCLY_SUPPRESS_UPDATE_NOTICE'] = 'true';
  mkdirSync('reports', { recursive: true });
  rmSync(report, { force: true });
  const failed: string[] = [];
  for (const [name, command] of checks) {
    const began = Date.now();
    console.log(`\n— ${name}: ${command}`);
    const isGood = await succeeds(command);
    console.log(`  ${isGood ? 'passed' : 'FAILED'} after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    if (!isGood) failed.push(name);
  }
  const tests = countTests();
  const checksFailed = failed.filter((name) => name !== 'tests');
  const failures = checksFailed.length + Math.max(tests.failed, failed.includes('tests') ? 1 : 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${checks.length - 1 - checksFailed.length + tests.passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}

function seedOf(text: string): string {
  const seed = text === 'random' ? Date.now() % 1_000_000 : Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`--seed takes a whole number or "random", not "${text}".`);
  return String(seed);
}

const succeeds = (command: string) =>
  new Promise<boolean>((done) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    child.on('close', (code) => done(code === 0));
  });

function countTests(): { passed: number; failed: number } {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    return { passed: counts.numPassedTests, failed: counts.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
