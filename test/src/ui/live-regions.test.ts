import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const OWNER = 'src/ui/LiveRegion.tsx';
const sources = globSync('src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ file, text }) => file !== OWNER && pattern.test(text)).map(({ file }) => file);

it('every announcement goes through one part, LiveRegion', () => {
  expect(filesWith(/role="(alert|status|log)"|aria-live|<output/)).toEqual([]);
});

it('a polite region is there before its words; words that come with their place are NewWords', () => {
  expect(filesWith(/(&&|\?|:) \(?\s*<LiveRegion>/)).toEqual([]);
});

it('only the blocks that wait, and what was pressed, are busy', () => {
  expect(filesWith(/aria-busy/).toSorted()).toEqual([
    'src/flows/profile/Setup.tsx',
    'src/ui/Button.tsx',
    'src/ui/CodeField.tsx',
    'src/ui/IconButton.tsx',
    'src/ui/Skeleton.tsx',
  ]);
});
