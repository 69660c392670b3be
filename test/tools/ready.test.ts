import { expect, it } from 'vitest';
import { isAtLeast, isInstalled } from '#tools/ready.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/xstate': { version: '5.33.3' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

it.for([
  ['everything', { 'node_modules/xstate': { version: '5.33.3' }, 'node_modules/fsevents': { version: '2.3.3' } }, true],
  ['all but what is for other machines', { 'node_modules/xstate': { version: '5.33.3' } }, true],
  ['another version', { 'node_modules/xstate': { version: '5.33.2' } }, false],
  [
    'another version of what is optional',
    { 'node_modules/xstate': { version: '5.33.3' }, 'node_modules/fsevents': { version: '1.0.0' } },
    false,
  ],
  ['nothing', {}, false],
] as const)('with %s installed', ([, installed, isEnough]) => {
  expect(isInstalled(wanted, installed)).toBe(isEnough);
});

it.for([
  ['22.19.0', true],
  ['22.23.3', true],
  ['24.0.0', true],
  ['22.18.9', false],
  ['20.20.2', false],
] as const)('finds Node %s new enough: %s', ([version, isEnough]) => {
  expect(isAtLeast(version, '22.19')).toBe(isEnough);
});
