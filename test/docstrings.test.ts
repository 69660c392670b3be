import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !file.endsWith('.css.ts'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

const hasDocstring = (lines: readonly string[], at: number) => (lines[at - 1] ?? '').trim().endsWith('*/');

it.for(['domain', 'contract', 'machines/kit', 'model-tests/kit', 'src/ui'])('every export of %s has a docstring', (folder) => {
  const missing = sources(folder).flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => {
      const [, name] = /^export (?:async )?(?:function|const|interface|class) (\w+)/.exec(line) ?? [];
      return name !== undefined && !hasDocstring(lines, at) ? [`${file}: ${name}`] : [];
    }),
  );
  expect(missing).toEqual([]);
});

it('every prop of the interface’s parts has a docstring', () => {
  const missing = sources('src/ui').flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => {
      const [, name] = /^ {2}readonly (\w+)\??:/.exec(line) ?? [];
      return name !== undefined && !hasDocstring(lines, at) ? [`${file}: ${name}`] : [];
    }),
  );
  expect(missing).toEqual([]);
});
