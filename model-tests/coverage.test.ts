import { beforeAll, describe, expect, it } from 'vitest';
import { coverageOf } from './kit/coverage.ts';
import { models } from './kit/models.ts';
import { tourOf } from './kit/tour.ts';

/** Below 100 % of anything, the missing is named. A guard with one side only is in the report, with the reason. */
describe.for(models)('$flow', ({ model }) => {
  let coverage: ReturnType<typeof coverageOf>;
  // Not while the tests are collected: a run of one flow would explore all of them.
  beforeAll(() => {
    coverage = coverageOf(model);
  });

  it.for(['states', 'transitions', 'guards', 'outcomes', 'screens', 'pairs'] as const)('its paths come by all %s', (share) => {
    expect(coverage[share]?.missing ?? []).toEqual([]);
  });

  it('its paths take at most 1.25 times the fewest steps there can be', () => {
    const { steps, lowerBound } = tourOf(model);
    expect(steps).toBeLessThanOrEqual(lowerBound * 1.25);
  });
});
