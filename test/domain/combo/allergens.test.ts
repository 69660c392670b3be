import { expect, it } from 'vitest';
import { comboAllergens, uncheckedParts } from '#domain/combo/allergens.ts';
import { noPicks, type ComboPick } from '#domain/combo/picks.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { must } from '#domain/must.ts';
import { apple, comboMenu, comboPick, melt } from '#model-tests/samples/combos.ts';

const withAllergens = (placardId: string, allergens: readonly string[]) => ({
  [placardId]: { ...must(comboMenu.placards[placardId], 'placard'), allergens, ownAllergens: [] },
});
const menu = {
  ...comboMenu,
  placards: { ...comboMenu.placards, ...withAllergens(melt.placardId, ['MILK', 'WHEAT']), ...withAllergens(apple.placardId, ['MILK']) },
};
const cheese: OptionGroup = {
  groupId: 'recipe',
  name: 'In it',
  kind: 'INCLUDED',
  max: 1,
  options: [
    {
      itemId: 'cheese',
      name: 'Cheese',
      isDefault: true,
      price: 0,
      extraPrice: 0,
      calories: 0,
      allergens: ['MILK'],
      portions: ['No', 'Regular'],
    },
  ],
};
const unknown = () => [];
const withoutCheese: ComboPick = {
  ...melt,
  ingredients: [{ itemId: 'cheese', name: 'Cheese', custType: 'REMOVED', portion: 'No', originalItemId: null }],
};

it('A combo contains what its parts contain, each once, and nothing while it is empty', () => {
  expect(comboAllergens(menu, noPicks, unknown)).toEqual([]);
  expect(comboAllergens(menu, { pick1: melt, pick2: melt, side: apple }, unknown)).toEqual(['MILK', 'WHEAT']);
  expect(comboAllergens(menu, { ...noPicks, side: apple }, unknown)).toEqual(['MILK']);
});

it('What was taken out of a part takes its allergens along', () => {
  expect(comboAllergens(menu, { ...noPicks, pick1: withoutCheese }, () => [cheese])).toEqual([]);
  expect(comboAllergens(menu, { ...noPicks, pick1: melt }, () => [cheese])).toEqual(['MILK']);
});

it('A part that the menu has no more adds nothing', () => {
  expect(comboAllergens(menu, { ...noPicks, pick1: comboPick('pear') }, unknown)).toEqual([]);
});

it('A changed part of which is not known what may be chosen is not checked; one as its recipe has it is known by that (MENU-11)', () => {
  const changed = { ...withoutCheese, customizationsId: 'melt-options' };
  const picks = { ...noPicks, pick1: changed, side: { ...changed, name: 'Side', customizationsId: 'side-options' } };
  expect(uncheckedParts(picks, () => false)).toEqual([changed, picks.side]);
  expect(uncheckedParts(picks, (id) => id === 'melt-options')).toEqual([picks.side]);
  expect(uncheckedParts({ ...noPicks, pick1: { ...changed, ingredients: [] } }, () => false)).toEqual([]);
});
