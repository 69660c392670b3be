import { expect, it } from 'vitest';
import { visitProgress } from '#domain/account/visits.ts';

it.for([
  [3, 10, { made: 7, of: 10 }],
  [10, 10, { made: 0, of: 10 }],
  [1, 5, { made: 4, of: 5 }],
  [null, 10, null],
  [3, null, null],
  [11, 10, null],
  [0, 10, null],
  [-1, 10, null],
  [2.5, 10, null],
  [3, 100, null],
] as const)('%s visits to the next reward of %s are %j (SESSION-23)', ([visitsTillNext, visitThreshold, progress]) => {
  expect(visitProgress({ visitsTillNext, visitThreshold })).toEqual(progress);
});
