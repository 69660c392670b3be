import { expect, it } from 'vitest';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { chosenOf } from '#domain/product/chosen.ts';

const choosing = (itemId: string): Parameters<typeof chosenOf>[1] => ({ itemId, groups: [], choices: {}, priced: null });

it('a product costs what its size does, and its usual size where the menu has that one no more (PRODUCT-01)', () => {
  expect(chosenOf(clubPlacard, choosing('72021'), null, null).unitPrice).toBe(700);
  expect(chosenOf(clubPlacard, choosing('72023'), null, null).unitPrice).toBe(1100);
});
