import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesOf } from '#tools/new-flow/names.ts';

const root = path.join(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'new-flow-'));
const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}` };
const left = new Set(['.git', 'node_modules', 'dist', 'reports', 'storybook-static', 'public']);

/** Runs a command in the copy of the repository: its exit code, and what it said. */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}
/** Without what the check of this repository has stored, which the copy shares: to work out what has changed since takes twice as long. */
const checkTypes = (config: string) => run('tsc', '-p', config, '--checkers', '1', '--incremental', 'false', '--tsBuildInfoFile', 'null');
const newFlow = (...args: string[]) => run('node', 'tools/new-flow/new-flow.ts', ...args);
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const changed = () => execFileSync('git', ['status', '--porcelain'], { cwd: copy, env, encoding: 'utf8' });

beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: (from) => !left.has(path.relative(root, from)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: copy, env });
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Before'], { cwd: copy, env });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.for([undefined, 'GiftNote', 'gift_note', 'gift-', '../gift', 'g'])('"%s" is no name for a flow', (name) => {
  expect(() => namesOf(name)).toThrow('Name the flow in kebab case');
});

it('a name in another case is refused by the command, and nothing is written', () => {
  expect(newFlow('GiftNote')).toMatchObject({ status: 1, said: expect.stringContaining('not "GiftNote"') as string });
  expect(changed()).toBe('');
});

it('a flow that exists is refused by name, and nothing is written', () => {
  expect(newFlow('product')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^There is a "product" already: .*product\.machine\.ts/) as string,
  });
  expect(changed()).toBe('');
});

// On a busy machine the checks of a whole copy take minutes.
it(
  '"npm run new:flow gift-note" writes a flow that compiles, keeps the layers and passes its tests without another edit',
  { timeout: 600_000 },
  () => {
    expect(newFlow('gift-note')).toMatchObject({ status: 0 });
    expect(read('src/app/flows.ts')).toContain('giftNoteFlow');
    expect(read('machines/app/openable-flows.ts')).toContain("giftNote: lazyFlow<typeof giftNoteMachine>('giftNote')");
    expect(read('src/routeTree.gen.ts')).toContain("'/app/gift-note.html'");
    expect(read('model-tests/gift-note/gift-note.table.json')).toContain('"flow": "giftNote"');
    expect(read('docs/machines/README.md')).toContain('gift-note.md');
    expect(read('contract/openapi.json')).toContain('"giftNote.confirm"');
    const files = changed()
      .split('\n')
      .map((line) => line.slice(3).replaceAll('"', ''))
      .filter((file) => /\.tsx?$|\/$/.test(file));
    expect(run('oxfmt', '--check', '.')).toMatchObject({ status: 0 });
    expect(run('oxlint', '--deny-warnings', ...files)).toMatchObject({ status: 0 });
    for (const config of ['tsconfig.core.json', 'tsconfig.json']) expect(checkTypes(config)).toEqual({ status: 0, said: '' });
    const tests = ['laws', 'tables', 'coverage'].map((name) => `model-tests/${name}.test.ts`);
    const tested = run(
      'vitest',
      'run',
      '--config',
      'vitest.node.config.ts',
      ...tests,
      'test/faults/gift-note.test.ts',
      '-t',
      'gift-note|giftNote',
    );
    expect(tested.said).toMatch(/Tests .*\d+ passed/);
    expect(tested.status).toBe(0);
  },
);
