import { describe, expect, it } from 'vitest';
import { rowState, shownNames, toggleAllergen } from '#domain/menu/allergen-rows.ts';
import {
  allergenRows,
  avoidedIn,
  dietsOf,
  expandedBy,
  fits,
  hiddenIds,
  menuWithout,
  noAvoidance,
  type Allergen,
} from '#domain/menu/allergens.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const allergen = (name: string, sortOrder: number | null, group = name, isParent = false): Allergen => ({
  itemId: name,
  name,
  sortOrder,
  group,
  isParent,
});
const list = [
  allergen('SESAME', null),
  allergen('WALNUT', 5, 'TREE NUTS'),
  allergen('MILK', 1),
  allergen('APPLE', null),
  allergen('TREE NUTS', 3, 'TREE NUTS', true),
  allergen('ALMOND', 4, 'TREE NUTS'),
];
const rows = allergenRows(list);

describe('the list of allergens', () => {
  it('is in the order of the server, and what has no place comes last (MENU-12)', () => {
    expect(rows.map(({ name }) => name)).toEqual(['MILK', 'TREE NUTS', 'APPLE', 'SESAME']);
    const last = allergen('LAST', 2_147_483_646);
    expect(allergenRows([...list, last]).map(({ name }) => name)).toEqual(['MILK', 'TREE NUTS', 'LAST', 'APPLE', 'SESAME']);
  });

  it('has the members of a parent below it, in their order (MENU-11)', () => {
    expect(rows.find(({ name }) => name === 'TREE NUTS')?.members).toEqual(['ALMOND', 'WALNUT']);
  });

  it('keeps what is chosen in upper case (MENU-11)', () => {
    const [milk] = allergenRows([allergen('Milk', 1)]);
    expect(toggleAllergen([milk!], noAvoidance, 'MILK').allergens).toEqual(['MILK']);
  });
});

describe('a parent of the list (MENU-11)', () => {
  const nuts = rows[1]!;
  const milk = { ...noAvoidance, allergens: ['MILK'], whole: ['MILK'] };

  it('takes all its members with it, and lets them go', () => {
    const all = toggleAllergen(rows, milk, 'TREE NUTS');
    expect(all).toEqual({ allergens: ['MILK', 'TREE NUTS', 'ALMOND', 'WALNUT'], whole: ['MILK', 'TREE NUTS'], diets: [] });
    expect(rowState(nuts, all.allergens)).toBe('all');
    expect(toggleAllergen(rows, all, 'TREE NUTS')).toEqual(milk);
  });

  it('is avoided with one of its members, since what lists only the parent may be made with that', () => {
    const almonds = toggleAllergen(rows, noAvoidance, 'ALMOND');
    expect(almonds).toEqual({ allergens: ['TREE NUTS', 'ALMOND'], whole: [], diets: [] });
    expect(rowState(nuts, almonds.allergens)).toBe('some');
    expect(avoidedIn(['TREE NUTS'], almonds.allergens)).toEqual(['TREE NUTS']);
    expect(toggleAllergen(rows, almonds, 'ALMOND')).toEqual(noAvoidance);
    expect(shownNames(rows, almonds.allergens)).toEqual(['ALMOND']);
    expect(shownNames(rows, toggleAllergen(rows, almonds, 'WALNUT').allergens)).toEqual(['TREE NUTS']);
  });

  it('knows nothing of a name that is not on the list', () => expect(toggleAllergen(rows, milk, 'LUPIN')).toBe(milk));
});

describe('a list that has more than the one that was chosen from (MENU-11)', () => {
  const later = [...list, allergen('CASHEW', 6, 'TREE NUTS')];
  const nuts = toggleAllergen(rows, noAvoidance, 'TREE NUTS');

  it('is followed by a parent that was chosen, by itself or by its last member', () => {
    expect(expandedBy(later, nuts).allergens).toEqual(['TREE NUTS', 'ALMOND', 'WALNUT', 'CASHEW']);
    const each = toggleAllergen(rows, toggleAllergen(rows, noAvoidance, 'ALMOND'), 'WALNUT');
    expect(expandedBy(later, each)).toEqual(expandedBy(later, nuts));
  });

  it('is not followed by the parent of a member that was chosen, nor after a member was let go', () => {
    const almonds = toggleAllergen(rows, noAvoidance, 'ALMOND');
    expect(expandedBy(later, almonds)).toBe(almonds);
    const withoutCashews = toggleAllergen(allergenRows(later), expandedBy(later, nuts), 'CASHEW');
    expect(withoutCashews).toEqual({ allergens: ['TREE NUTS', 'ALMOND', 'WALNUT'], whole: [], diets: [] });
    expect(expandedBy(later, withoutCashews)).toBe(withoutCashews);
  });

  it('makes a parent of what stood alone, and of what has a new one a member', () => {
    const split = [...list, allergen('APPLE', 7, 'APPLE', true), allergen('CRAB APPLE', 8, 'APPLE')];
    const apple = toggleAllergen(rows, noAvoidance, 'APPLE');
    expect(expandedBy(split, apple).allergens).toEqual(['APPLE', 'CRAB APPLE']);
    const joined = [...list, allergen('DAIRY', 0, 'DAIRY', true), allergen('MILK', 1, 'DAIRY')];
    expect(expandedBy(joined, toggleAllergen(rows, noAvoidance, 'MILK')).allergens).toEqual(['MILK', 'DAIRY']);
  });

  it('never lets go of what was stored', () => expect(expandedBy([allergen('MILK', 1)], nuts)).toBe(nuts));
});

describe('what fits a guest (FLAGS-10)', () => {
  const card = (placardId: string, more: Partial<MenuPlacard>): MenuPlacard => ({
    ...clubPlacard,
    placardId,
    allergens: [],
    items: [{ itemId: `${placardId}1`, size: '', isDefault: true, price: 100, calories: 1, sodiumMg: null }],
    ...more,
  });
  const bun = card('bun', { allergens: ['EGG', 'WHEAT'] });
  const apple = card('apple', { badges: ['Vegan'] });
  const soup = card('soup', { allergens: ['MILK'], badges: ['Vegetarian'] });
  const place = (placeId: string, ...of: MenuPlacard[]) => ({
    placeId,
    name: placeId,
    isSide: false,
    options: of.map(({ placardId }) => ({ itemId: `${placardId}1`, placardId, difference: 0 })),
  });
  const combo = card('combo', { isCombo: true, places: [place('1', bun, soup), place('2', apple, soup)] });
  const menu: Menu = {
    categories: [
      {
        catId: '1',
        name: 'All',
        description: '',
        sections: [
          { secId: 1, name: 'Warm', schedule: [], placardIds: ['bun', 'soup'] },
          { secId: 2, name: 'Cold', schedule: [], placardIds: ['apple', 'combo'] },
        ],
      },
    ],
    heroId: 'soup',
    upsells: [],
    placards: { bun, apple, soup, combo },
  };
  const hidden = (allergens: string[], diets: string[] = []) => [...hiddenIds(menu, { allergens, whole: [], diets })].toSorted();

  it('is what has none of what is avoided, in any case of its letters (MENU-11)', () => {
    expect(hidden(['egg'])).toEqual(['bun']);
    expect(hidden(['PEANUT'])).toEqual([]);
    expect(hiddenIds(menu, noAvoidance).size).toBe(0);
  });

  it('is a combo only while each of its places can be filled so', () => {
    expect(fits(menu, combo, { allergens: ['MILK'], whole: [], diets: [] })).toBe(true);
    expect(hidden(['EGG', 'MILK'])).toEqual(['bun', 'combo', 'soup']);
  });

  it('is what has the badge that is looked for; what is vegan is vegetarian', () => {
    expect(hidden([], ['Vegetarian'])).toEqual(['bun']);
    expect(hidden([], ['Vegan'])).toEqual(['bun', 'combo', 'soup']);
    expect(dietsOf(menu)).toEqual(['Vegetarian', 'Vegan']);
  });

  it('leaves a menu without what does not, and without sections that have nothing else', () => {
    const shown = menuWithout(menu, hiddenIds(menu, { allergens: ['EGG', 'MILK'], whole: [], diets: [] }));
    expect(Object.keys(shown.placards)).toEqual(['apple']);
    expect(shown.categories[0]?.sections.map(({ name, placardIds }) => [name, placardIds])).toEqual([['Cold', ['apple']]]);
  });

  it('keeps the rest of the menu, and what it puts on top (MENU-18)', () => {
    const { heroId, upsells } = menuWithout(menu, new Set(['bun']));
    expect({ heroId, upsells }).toEqual({ heroId: 'soup', upsells: [] });
  });
});
