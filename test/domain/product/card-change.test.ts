import { expect, it } from 'vitest';
import type { OptionGroup } from '#domain/product/choices.ts';
import { cardChange } from '#domain/product/card-change.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const groups: readonly OptionGroup[] = [{ groupId: 'more', name: 'Add', kind: 'ADD', max: 1, options: [] }];
const { name, customizationsId, allergens } = clubPlacard;
const [half, whole] = clubPlacard.items as [(typeof clubPlacard.items)[number], (typeof clubPlacard.items)[number]];
const open = { name, customizationsId, itemId: half.itemId, groups, recipeAllergens: allergens };
const same = { name, customizationsId, itemId: half.itemId, groups, recipeAllergens: allergens, leftOut: [] };

it('The same card and choices, read anew, change nothing (MENU-13)', () => {
  expect(cardChange(open, clubPlacard, structuredClone(clubPlacard), structuredClone(groups))).toBeNull();
  const { recipeAllergens: _, ...part } = open;
  expect(cardChange(part, clubPlacard, { ...clubPlacard, allergens: ['EGG'] }, groups)).toBeNull();
});

it('Another name, recipe or group of choices is a change (MENU-13)', () => {
  const more = groups.map((group) => ({ ...group, max: 2 }));
  expect(cardChange(open, clubPlacard, clubPlacard, more)).toEqual({ ...same, groups: more });
  expect(cardChange(open, clubPlacard, { ...clubPlacard, name: 'New Club' }, groups)).toEqual({ ...same, name: 'New Club' });
  expect(cardChange(open, clubPlacard, { ...clubPlacard, allergens: ['EGG'] }, groups)).toEqual({ ...same, recipeAllergens: ['EGG'] });
});

it('A size that is gone is the usual one, and is named where it has a name (MENU-13)', () => {
  const card = { ...clubPlacard, items: [whole] };
  expect(cardChange(open, clubPlacard, card, groups)).toEqual({ ...same, itemId: whole.itemId, leftOut: [half.size] });
  const nameless = { ...clubPlacard, items: [{ ...half, size: '' }] };
  expect(cardChange(open, nameless, card, groups)).toEqual({ ...same, itemId: whole.itemId });
});
