import { expect, it } from 'vitest';
import { comboAllergenSources } from '#domain/combo/allergen-sources.ts';
import { noPicks, type ComboPick } from '#domain/combo/picks.ts';
import { must } from '#domain/must.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { apple, comboMenu, melt } from '#model-tests/samples/combos.ts';

const withAllergens = (placardId: string, allergens: readonly string[], ownAllergens: readonly string[]) => ({
  [placardId]: { ...must(comboMenu.placards[placardId], 'placard'), allergens, ownAllergens },
});
const menu = {
  ...comboMenu,
  placards: {
    ...comboMenu.placards,
    ...withAllergens(melt.placardId, ['MILK', 'WHEAT'], ['WHEAT']),
    ...withAllergens(apple.placardId, ['MILK'], []),
  },
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
const groupsOf = (pick: ComboPick) => (pick.itemId === melt.itemId ? [cheese] : []);
const named = (picks: typeof noPicks, groups: typeof groupsOf) =>
  comboAllergenSources(menu, picks, groups).map(({ allergen, parts }) => [
    allergen,
    parts.map(({ pick, ingredients }) => [pick.name, ...ingredients]),
  ]);

it('Each allergen of a combo has the parts on its tray that have it, with what brings it into them; an empty tray has none (PRODUCT-08, COMBO-11)', () => {
  expect(named({ pick1: melt, pick2: null, side: apple }, groupsOf)).toEqual([
    ['MILK', [[melt.name, 'Cheese'], [apple.name]]],
    ['WHEAT', [[melt.name]]],
  ]);
  expect(named(noPicks, groupsOf)).toEqual([]);
});

it('Of a changed part, what was taken out takes its allergens along, and where its options are not known it has what the part itself says (PRODUCT-08)', () => {
  const removed = { itemId: 'cheese', name: 'Cheese', custType: 'REMOVED', portion: 'No', originalItemId: null } as const;
  expect(named({ pick1: { ...melt, ingredients: [removed] }, pick2: null, side: null }, groupsOf)).toEqual([['WHEAT', [[melt.name]]]]);
  const nutty = { ...melt, allergens: [{ itemId: '9', name: 'Tree nuts', grouping: 'Allergens' }] };
  expect(named({ pick1: nutty, pick2: null, side: null }, () => [])).toEqual([
    ['MILK', [[melt.name]]],
    ['TREE NUTS', [[melt.name]]],
    ['WHEAT', [[melt.name]]],
  ]);
});

it('A part that the menu has no more has no allergens', () => {
  expect(named({ pick1: { ...melt, placardId: 'gone' }, pick2: null, side: null }, groupsOf)).toEqual([]);
});
