import { expect, it } from 'vitest';
import { avoidedParts, uncheckedParts } from '#domain/combo/allergens.ts';
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

const milk = ['MILK'];
const meltWith = (...allergens: readonly string[]) => ({ name: melt.name, allergens });
const appleWith = (...allergens: readonly string[]) => ({ name: apple.name, allergens });

it('Each part of a combo that has what is avoided is named once with it; an empty tray and a guest who avoids nothing have none (MENU-11)', () => {
  expect(avoidedParts(menu, noPicks, unknown, milk)).toEqual([]);
  expect(avoidedParts(menu, { pick1: melt, pick2: melt, side: apple }, unknown, ['milk', 'WHEAT'])).toEqual([
    meltWith('MILK', 'WHEAT'),
    appleWith('MILK'),
  ]);
  expect(avoidedParts(menu, { pick1: melt, pick2: melt, side: apple }, unknown, ['WHEAT'])).toEqual([meltWith('WHEAT')]);
  expect(avoidedParts(menu, { pick1: melt, pick2: melt, side: apple }, unknown, [])).toEqual([]);
});

it('Of two halves that are made otherwise, one without what is avoided, the name stands with what the other has (MENU-11)', () => {
  const picks = { pick1: withoutCheese, pick2: melt, side: null };
  expect(avoidedParts(menu, picks, () => [cheese], milk)).toEqual([meltWith('MILK')]);
});

it('What was taken out of a part takes its allergens along', () => {
  expect(avoidedParts(menu, { ...noPicks, pick1: withoutCheese }, () => [cheese], milk)).toEqual([]);
  expect(avoidedParts(menu, { ...noPicks, pick1: melt }, () => [cheese], milk)).toEqual([meltWith('MILK')]);
});

it('A part that the menu has no more adds nothing', () => {
  expect(avoidedParts(menu, { ...noPicks, pick1: comboPick('pear') }, unknown, milk)).toEqual([]);
});

it('A changed part of which is not known what may be chosen is not checked; one as its recipe has it is known by that, and nothing is checked for a guest who avoids nothing (MENU-11)', () => {
  const changed = { ...withoutCheese, customizationsId: 'melt-options' };
  const picks = { ...noPicks, pick1: changed, side: { ...changed, name: 'Side', customizationsId: 'side-options' } };
  expect(uncheckedParts(picks, milk, () => false)).toEqual([changed, picks.side]);
  expect(uncheckedParts(picks, milk, (id) => id === 'melt-options')).toEqual([picks.side]);
  expect(uncheckedParts({ ...noPicks, pick1: { ...changed, ingredients: [] } }, milk, () => false)).toEqual([]);
  expect(uncheckedParts(picks, [], () => false)).toEqual([]);
});
