import { expect, it } from 'vitest';
import { models } from '#model-tests/kit/models.ts';
import { sharesOf } from '#tools/check/shares.ts';

it('every flow is in one share of the drivers, and no share is empty', () => {
  const shares = sharesOf(2);
  expect(shares.flat().toSorted()).toEqual(models.map(({ flow }) => flow).toSorted());
  expect(shares.filter((flows) => flows.length === 0)).toEqual([]);
});
