import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tourOf } from '#model-tests/kit/tour.ts';
import { csvOf } from '#tools/paths/csv.ts';
import { describePath } from '#tools/paths/describe.ts';
import { filterPaths, type FlowPaths } from '#tools/paths/filter.ts';
import { writeJunit } from '#tools/paths/junit.ts';
import { listPaths } from '#tools/paths/list.ts';
import { measureFlow } from '#tools/paths/measure.ts';
import { flowsNamed, loadModels, type Flow } from '#tools/paths/models.ts';
import { reportPage } from '#tools/paths/page.ts';

let flows: readonly Flow[];
let submit: FlowPaths;
beforeAll(async () => {
  flows = await loadModels();
  const flow = flows.find(({ name }) => name === 'submit')!;
  submit = { flow, paths: tourOf(flow.model).paths.map((known) => describePath(flow, known)) };
});

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['tools/paths/paths.ts', ...args], { encoding: 'utf8', timeout: 60_000 });

describe('the words of a path', () => {
  it('are sentences of the model for every event and every outcome of every flow', () => {
    const named = /^[\w]+[.:] ?\w+$/;
    for (const flow of flows) {
      const steps = tourOf(flow.model).paths.flatMap((known) => describePath(flow, known).steps);
      const unsaid = steps.filter(({ does, event }) => does === event || named.test(does) || !does.endsWith('.'));
      expect(unsaid.map(({ event }) => `${flow.name}: ${event}`)).toEqual([]);
    }
  });

  it('say what a person does, what comes back, and what is seen', () => {
    const words = listPaths(submit);
    expect(words).toContain('. Place the order for the offered time 12:45.');
    expect(words).toContain('. The card is declined.');
    expect(words).not.toContain('xstate.');
  });
});

describe('filters', () => {
  it('let through the paths of a state', () => {
    const [left] = filterPaths([submit], { state: 'offeringSlot' });
    expect(left!.paths.length).toBeGreaterThan(0);
    expect(left!.paths.every(({ steps }) => steps.some(({ state }) => state === 'offeringSlot'))).toBe(true);
  });

  it('let through the paths of a requirement that a state cites', () => {
    const [left] = filterPaths([submit], { requirement: 'SUBMIT-13' });
    expect(left!.paths.every(({ steps }) => steps.some(({ requirements }) => requirements.includes('SUBMIT-13')))).toBe(true);
  });

  it('let through the paths of at most so many steps', () => {
    const most = Math.min(...submit.paths.map(({ steps }) => steps.length));
    const [left] = filterPaths([submit], { maxSteps: most });
    expect(new Set(left!.paths.map(({ steps }) => steps.length))).toEqual(new Set([most]));
  });

  it.for([
    [{ state: 'offeringSlott' }, 'No path has the state "offeringSlott". Did you mean "offeringSlot"?'],
    [{ requirement: 'SUBMIT-99' }, 'No path has the requirement "SUBMIT-99". Did you mean'],
    [{ maxSteps: 0 }, 'No path passes these filters.'],
  ] as const)('say in one sentence what %o lacks', ([filter, sentence]) => {
    expect(() => filterPaths([submit], filter)).toThrow(sentence);
  });
});

describe('formats', () => {
  it('CSV has one row per step, and quotes commas', () => {
    const rows = csvOf([submit]).trimEnd().split('\n');
    const steps = submit.paths.reduce((sum, known) => sum + known.steps.length, 0);
    expect(rows[0]).toBe('flow,path,starts from,step,action,expected,state,screen,requirements');
    expect(rows).toHaveLength(steps + 1);
    expect(csvOf([submit])).toMatch(/,"[^"]+, [^"]+",/);
  });

  it('JUnit XML has a case per path, walked on a live actor', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'junit-')), 'paths.xml');
    expect(await writeJunit(file, [submit])).toBe(true);
    const xml = readFileSync(file, 'utf8');
    expect(xml.match(/<testcase /g)).toHaveLength(submit.paths.length);
    expect(xml).toContain('failures="0"');
  });

  it('JUnit XML names the path that fails', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'junit-')), 'paths.xml');
    const model = { ...submit.flow.model, invariants: { 'is never placed': () => false } };
    const flow = { name: 'submit', model };
    const paths = tourOf(model)
      .paths.slice(0, 2)
      .map((known) => describePath(flow, known));
    expect(await writeJunit(file, [{ flow, paths }])).toBe(false);
    expect(readFileSync(file, 'utf8')).toContain('An invariant does not hold');
  });

  it('the report has landmarks, the paths of a flow, and requirement ids', async () => {
    const page = await reportPage([await measureFlow(submit.flow)]);
    for (const landmark of ['<header>', '<nav ', '<main>', '<search ']) expect(page).toContain(landmark);
    expect(page).toContain('SUBMIT-12');
    expect(page).toContain(submit.paths[0]!.id);
  });
});

describe('mistakes at the command line', () => {
  it('an unknown flow has a guess', () => {
    expect(() => flowsNamed(flows, 'submti')).toThrow('There is no flow "submti". Did you mean "submit"?');
  });

  it.for([
    [['--json', '--csv'], "option '--json' cannot be used with option '--csv'"],
    [['--headed'], '--headed shows one path: name it with --path ID.'],
    [['--jsno'], "unknown option '--jsno'\n(Did you mean --json?)"],
    [['--max-steps', 'few'], "argument 'few' is invalid. It takes a whole number."],
    [['--replay', 'packgae.json'], 'There is no file "packgae.json". Did you mean "package.json"?'],
    [['submit', '--report'], '--report is about every flow: leave out "submit".'],
  ] as const)('%o', ([args, sentence]) => {
    const { stderr, status } = run(...args);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });
});
