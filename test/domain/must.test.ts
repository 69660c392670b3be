import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';

it.for([0, '', false])('hands back %j, which is there', (value) => {
  expect(must(value, 'value')).toBe(value);
});

it.for([null, undefined])('throws by name where there is %j', (value) => {
  expect(() => must(value, 'cafe')).toThrow('cafe is missing.');
});
