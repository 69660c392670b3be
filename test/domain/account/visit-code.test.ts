import { expect, it } from 'vitest';
import { visitCode, visitCodeProblem } from '#domain/account/visit-code.ts';

it('a code is sent as it is on the receipt, however it was typed', () => {
  expect(['hs2119 k70356', ' HS2119K70356 ', ''].map(visitCode)).toEqual(['HS2119K70356', 'HS2119K70356', '']);
});

it.for([
  ['', 'empty'],
  ['   ', 'empty'],
  ['HS-2119', 'invalid'],
  ['a'.repeat(33), 'invalid'],
  ['a'.repeat(32), null],
  ['hs2119 k70356', null],
] as const)('of the code %j the problem is %j', ([typed, problem]) => {
  expect(visitCodeProblem(typed)).toBe(problem);
});
