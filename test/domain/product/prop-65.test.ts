import { expect, it } from 'vitest';
import { isUnderProp65 } from '#domain/product/prop-65.ts';

it('the warning of Proposition 65 is California’s alone (OVERLAYS-31)', () => {
  for (const address of ['143 Oak St, Los Angeles, CA', '1 Main St, San Diego, CA 92101']) expect(isUnderProp65({ address })).toBe(true);
  for (const address of ['571 Broad St, Springfield, IL', '1 CA, Springfield, IL', '']) expect(isUnderProp65({ address })).toBe(false);
  expect(isUnderProp65(null)).toBe(false);
});
