import { expect, it } from 'vitest';
import { isTimeZone } from '#domain/time/cafe-time.ts';

it.for([
  ['America/Chicago', true],
  ['Nowhere/At-all', false],
] as const)('%s as a time zone: %s', ([zone, isOne]) => {
  expect(isTimeZone(zone)).toBe(isOne);
});
