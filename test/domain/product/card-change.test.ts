import { expect, it } from 'vitest';
import type { OptionGroup } from '#domain/product/choices.ts';
import { cardChange } from '#domain/product/card-change.ts';
import { sideLine } from '#domain/product/side.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { chips } from '#model-tests/samples/sides.ts';

const groups: readonly OptionGroup[] = [{ groupId: 'more', name: 'Add', kind: 'ADD', max: 1, options: [] }];
const { name, customizationsId, allergens } = clubPlacard;
const [half, whole] = clubPlacard.items as [(typeof clubPlacard.items)[number], (typeof clubPlacard.items)[number]];
const alone = { hasSide: false, side: null };
const open = { name, customizationsId, itemId: half.itemId, groups, recipeAllergens: allergens, ...alone };
const same = { ...open, leftOut: [] };
const chosen = sideLine(chips);

it('The same card and choices, read anew, change nothing (MENU-13)', () => {
  expect(cardChange(open, clubPlacard, structuredClone(clubPlacard), structuredClone(groups), { ...alone })).toBeNull();
  const { recipeAllergens: _, ...part } = open;
  expect(cardChange(part, clubPlacard, { ...clubPlacard, allergens: ['EGG'] }, groups, alone)).toBeNull();
});

it('Another name, recipe or group of choices is a change (MENU-13)', () => {
  const more = groups.map((group) => ({ ...group, max: 2 }));
  expect(cardChange(open, clubPlacard, clubPlacard, more, alone)).toEqual({ ...same, groups: more });
  expect(cardChange(open, clubPlacard, { ...clubPlacard, name: 'New Club' }, groups, alone)).toEqual({ ...same, name: 'New Club' });
  expect(cardChange(open, clubPlacard, { ...clubPlacard, allergens: ['EGG'] }, groups, alone)).toEqual({
    ...same,
    recipeAllergens: ['EGG'],
  });
});

it('A size that is gone is the usual one, and is named where it has a name (MENU-13)', () => {
  const card = { ...clubPlacard, items: [whole] };
  expect(cardChange(open, clubPlacard, card, groups, alone)).toEqual({ ...same, itemId: whole.itemId, leftOut: [half.size] });
  const nameless = { ...clubPlacard, items: [{ ...half, size: '' }] };
  expect(cardChange(open, nameless, card, groups, alone)).toEqual({ ...same, itemId: whole.itemId });
});

it('A side that it comes with now is a change, and one that went with its place is named (MENU-13, PRODUCT-01)', () => {
  const sided = { hasSide: true, side: chosen };
  expect(cardChange(open, clubPlacard, clubPlacard, groups, sided)).toEqual({ ...same, ...sided });
  expect(cardChange({ ...open, ...sided }, clubPlacard, clubPlacard, groups, alone)).toEqual({ ...same, leftOut: [chosen.name] });
  expect(cardChange({ ...open, ...sided }, clubPlacard, clubPlacard, groups, sided)).toBeNull();
});
