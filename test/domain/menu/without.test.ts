import { expect, it } from 'vitest';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { searchMenu } from '#domain/menu/search.ts';
import { withoutIn } from '#domain/menu/without.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

it.each([
  ['egg-free', '', ['egg'], []],
  ['egg free soup', 'soup', ['egg'], []],
  ['no eggs or milk', '', ['egg', 'milk'], []],
  ['soup without milk', 'soup', ['milk'], []],
  ['dairy- and egg-free bakery', 'bakery', ['milk', 'egg'], []],
  ['non-dairy', '', ['milk'], []],
  ['nondairy', '', ['milk'], []],
  ['eggfree', '', ['egg'], []],
  ['eggfree soup', 'soup', ['egg'], []],
  [
    'nutfree/eggfree',
    '',
    [
      'tree nut',
      'almond',
      'brazil nut',
      'cashew',
      'hazelnut',
      'macadamia',
      'pecan',
      'pine nut',
      'pistachio',
      'walnut',
      'peanut',
      'nut',
      'egg',
    ],
    [],
  ],
  ['eggless', '', ['egg'], []],
  ['glutenfree', 'glutenfree', [], []],
  ['carefree', '', [], ['care']],
  ['allergic to sesame', '', ['sesame'], []],
  ['peanut allergy', '', ['peanut'], []],
  ['turkey -bacon', 'turkey', [], ['bacon']],
  ['no onions', '', [], ['onion']],
  ['no bacon and turkey', 'turkey', [], ['bacon']],
  ['freezer cake', 'freezer cake', [], []],
  ['non', 'non', [], []],
  ['no', 'no', [], []],
  ['half-fat', 'half-fat', [], []],
  ['allergic to gluten and dairy', 'glutenfree', ['milk'], []],
  ['milk and gluten free', 'glutenfree', ['milk'], []],
  ['no gluten or eggs', 'glutenfree', ['egg'], []],
  ['no meat or milk', 'meatless', ['milk'], []],
  ['celiac allergy', 'glutenfree', [], []],
  ['non-gluten', 'glutenfree', [], []],
  ['gluten intolerant', 'glutenfree', [], []],
  ['lactose intolerant', '', ['milk'], []],
  ['without any milk', '', ['milk'], []],
  ['free of all eggs', '', ['egg'], []],
  ['allergic to all milk', '', ['milk'], []],
  ['no cow milk', '', ['milk'], []],
  ['no added milk', '', ['milk'], []],
  ['no pine nuts', '', ['pine nut', 'tree nut'], []],
  ['no shell fish', '', ['shellfish', 'seafood'], []],
  ['egg white free', '', ['egg'], []],
  ['soybean free', '', ['soy'], []],
  ['milk/egg free', '', ['milk', 'egg'], []],
  ['food allergies: milk', '', ['milk'], []],
  ['i have an allergy to eggs', 'an', ['egg'], []],
  ['w/o eggs', '', ['egg'], []],
  ['soup w/o tomatoes', 'soup', [], ['tomato']],
  ['no cherries, no eggs', '', ['egg'], ['cherry']],
  ['no egg, milk', '', ['egg', 'milk'], []],
  ['turkey and egg-free', 'turkey', ['egg'], []],
  ['free coffee', 'free coffee', [], []],
])('"%s" asks for "%s" without allergens %j and without %j', (typed, rest, allergens, ingredients) => {
  const { rest: left, ...without } = withoutIn(typed);
  expect({ rest: left.trim(), ...without }).toEqual({ rest, allergens, ingredients });
});

const card = (placardId: string, more: Partial<MenuPlacard>): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  name: placardId,
  description: '',
  badges: [],
  allergens: [],
  ...more,
});
const cards = [
  card('Omelet', { allergens: ['EGG', 'MILK'], ingredients: ['Eggs', 'Cheddar'] }),
  card('Bagel', { allergens: ['WHEAT'], ingredients: ['Flour'] }),
  card('Nut Bar', { allergens: ['TREE NUTS', 'WALNUT'], badges: ['Contains nuts'] }),
  card('Salmon Salad', { allergens: ['FISH'], ingredients: ['Greens', 'Salmon'] }),
  card('Chowder', { allergens: ['CRUSTACEAN SHELLFISH', 'MILK, DAIRY'] }),
  card('Turkey Club', { description: 'Turkey and bacon.', ingredients: ['Turkey', 'Bacon'] }),
  card('Turkey Melt', { ingredients: ['Turkey', 'Cheddar'] }),
  card('Turkey Soup', {}),
  card('You Pick Two', { isCombo: true }),
];
const menu = { placards: Object.fromEntries(cards.map((placard) => [placard.placardId, placard])), categories: [] };
const found = (typed: string) => searchMenu(menu, typed).placards.map(({ placardId }) => placardId);

it.each([
  ['egg-free', ['Bagel', 'Nut Bar', 'Salmon Salad', 'Chowder', 'Turkey Club', 'Turkey Melt', 'Turkey Soup']],
  ['nut free', ['Omelet', 'Bagel', 'Salmon Salad', 'Chowder', 'Turkey Club', 'Turkey Melt', 'Turkey Soup']],
  ['no egg or wheat', ['Nut Bar', 'Salmon Salad', 'Chowder', 'Turkey Club', 'Turkey Melt', 'Turkey Soup']],
  ['without seafood', ['Omelet', 'Bagel', 'Nut Bar', 'Turkey Club', 'Turkey Melt', 'Turkey Soup']],
  ['dairy free turkey', ['Turkey Club', 'Turkey Melt', 'Turkey Soup']],
])('"%s" finds what is made without it, and no combo, which is what is chosen for it (MENU-11, OVERLAYS-14)', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
  expect(searchMenu(menu, typed).isWithoutAllergen).toBe(true);
});

it('of what is no allergen only items that list what they are made of are found', () => {
  expect(found('turkey -bacon')).toEqual(['Turkey Melt']);
  expect(found('no cheddar')).toEqual(['Bagel', 'Salmon Salad', 'Turkey Club']);
  expect(searchMenu(menu, 'turkey -bacon')).toMatchObject({ isWithoutAllergen: false, unsureOf: ['bacon'] });
  expect(searchMenu(menu, 'egg-free').unsureOf).toEqual([]);
});

it('the side that a product comes with has its allergens too (MENU-11)', () => {
  const place = { placeId: '1', name: 'Side', isSide: true, options: [{ placardId: 'Omelet', itemId: '72022', difference: 0 }] };
  const withSide = { ...menu, placards: { ...menu.placards, Bagel: card('Bagel', { ingredients: ['Flour'], places: [place] }) } };
  const names = searchMenu(withSide, 'egg-free').placards.map(({ placardId }) => placardId);
  expect(names).not.toContain('Bagel');
  expect(names).toContain('Turkey Soup');
});

it.each([
  ['dary free', 'dairy free'],
  ['daryfree', 'dairy free'],
  ['eggfree', 'egg-free'],
  ['no egg', 'egg free'],
  ['no shelfish', 'no shellfish'],
  ['soup without glutten', 'soup without gluten'],
])('"%s" is read as "%s"', (typed, meant) => expect(searchMenu(menu, typed)).toEqual(searchMenu(menu, meant)));

it('a word that may be several allergens is read as all of them: the one that was meant is among them (MENU-11)', () => {
  const bars = ['PEANUTS', 'PINE NUTS', 'EGG'].map((allergen) => card(allergen, { allergens: [allergen] }));
  const placards = Object.fromEntries(bars.map((bar) => [bar.placardId, bar]));
  expect(searchMenu({ placards, categories: [] }, 'peenut free').placards.map(({ name }) => name)).toEqual(['EGG']);
});

it('a word that the menu has means what it says, and one that begins otherwise is no allergen', () => {
  expect(
    searchMenu({ ...menu, placards: { ...menu.placards, Dough: card('Dough', { ingredients: ['Soi'] }) } }, 'no soi').unsureOf,
  ).toEqual(['soi']);
  for (const typed of ['no heat', 'no silk', 'no dish']) expect(found(typed)).toEqual([]);
});

it('"no meat" asks for what is vegetarian', () => {
  const withMeal = { ...menu, placards: { ...menu.placards, Bowl: card('Bowl', { badges: ['Vegetarian'] }) } };
  expect(searchMenu(withMeal, 'no meat').placards.map(({ placardId }) => placardId)).toEqual(['Bowl']);
});

it('what no item names, and what is not understood, finds nothing: neither says what is without it', () => {
  for (const typed of ['sugar free', 'no caffeine', 'turkey no', 'free egg-free', 'egg free unicorn']) expect(found(typed)).toEqual([]);
});
