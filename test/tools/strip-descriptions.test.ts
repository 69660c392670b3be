import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutDescriptions } from '#tools/vite/strip-descriptions.ts';

it.for([
  [`{ description: 'The page alone.', on: {} }`, `{ on: {} }`],
  [`{\n  description: "It's there.",\n  initial: 'a' }`, `{\n  initial: 'a' }`],
  [`{ calm: { description: 'A \\'quote\\'' } }`, `{ calm: { } }`],
  [`{ on: { go: 'there' } }`, `{ on: { go: 'there' } }`],
])('%j becomes %j', ([source, stripped]) => {
  expect(withoutDescriptions(source!)).toBe(stripped);
});

it.for(globSync('machines/*/*.machine.ts'))('leaves none in %s, and everything else', (file) => {
  const source = readFileSync(file, 'utf8');
  const stripped = withoutDescriptions(source);
  expect(stripped).not.toContain('description:');
  for (const word of ['initial:', 'states:', 'createMachine(']) expect(stripped.split(word)).toHaveLength(source.split(word).length);
});
