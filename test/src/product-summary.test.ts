import { expect, it } from 'vitest';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { chosenOf } from '#src/flows/product/ProductSummary.tsx';

const choosing = (itemId: string): Parameters<typeof chosenOf>[1] => ({
  kind: 'choosing',
  placardId: clubPlacard.placardId,
  itemId,
  quantity: 1,
  groups: [],
  choices: {},
  side: null,
  priced: null,
  refused: null,
  lost: null,
  customizationsMax: 5,
  isEditing: false,
  asked: null,
  notes: { msgKitchen: '', msgPreparedFor: '' },
  hasDeclinedMeal: false,
});

it('a product costs what its size does, and its usual size where the menu has that one no more (PRODUCT-01)', () => {
  expect(chosenOf(clubPlacard, choosing('72021'), null, null).unitPrice).toBe(700);
  expect(chosenOf(clubPlacard, choosing('72023'), null, null).unitPrice).toBe(1100);
});
