import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([place, { link }]) => place !== '' && link !== true);

/** Binaries of the formatter and the linters for other platforms, which were published without metadata where this lockfile was made. */
const isOfOtherPlatform = ([place, { optional, os }]: [string, Locked]) =>
  optional === true &&
  os !== undefined &&
  /^node_modules\/@(oxfmt|oxlint|oxlint-tsgolint)\//.test(place) &&
  !place.endsWith('linux-x64-gnu');

it('npm ci compares every package with a SHA-512 hash of the lockfile', () => {
  expect(installed.length).toBeGreaterThan(500);
  const without = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(without.filter((one) => !isOfOtherPlatform(one)).map(([place]) => place)).toEqual([]);
});
