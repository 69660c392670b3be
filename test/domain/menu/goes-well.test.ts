import { describe, expect, it } from 'vitest';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { goesWellWith, type GoesWellInput, type ProteinUpsell } from '#domain/menu/goes-well.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { menuWithOverrides } from '#domain/pricing/priced-menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const card = (id: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId: id,
  name: id,
  allergens: [],
  items: [1, 2].map((size) => ({
    ...must(clubPlacard.items[0], 'item'),
    itemId: `${id}-${size}`,
    isDefault: size === 1,
    price: size * 100,
  })),
  ...more,
});
const menuWith = (...more: readonly MenuPlacard[]): Menu => {
  const cards = [...['coffee', 'lemonade', 'cookie', 'roll', 'stew', 'bowl', 'salad'].map((id) => card(id)), ...more];
  return {
    categories: [],
    heroId: null,
    upsells: [
      { name: 'Coffee Upsell', catIds: [], placardIds: ['coffee'] },
      { name: 'Beverage Upsell', catIds: [], placardIds: ['lemonade'] },
      { name: 'Bakery Upsell', catIds: [], placardIds: ['cookie', 'roll'] },
    ],
    placards: Object.fromEntries(cards.map((each) => [each.placardId, each])),
  };
};
const protein = (id: string, more: Partial<ProteinUpsell> = {}): ProteinUpsell => ({
  itemId: `${id}-2`,
  placardId: id,
  schedule: [],
  exceptions: [],
  ...more,
});
const asked: GoesWellInput = {
  wanted: { destination: 'RPU', at: '2026-11-23T12:00' },
  soldOut: new Set(),
  avoidance: noAvoidance,
  hasRoom: () => true,
  lines: [{ itemId: 'salad-1', children: [] }],
};
const names = (menu: Menu, proteins: readonly ProteinUpsell[], more: Partial<GoesWellInput> = {}) =>
  goesWellWith(menu, proteins, { ...asked, ...more }).map(({ placard }) => placard.placardId);

describe('what goes well with a cart', () => {
  it('leads with something hearty in the size of the server, then one of each list (MENU-14)', () => {
    expect(names(menuWith(), [protein('stew'), protein('bowl')])).toEqual(['stew', 'cookie', 'lemonade']);
    const [stew] = goesWellWith(menuWith(), [protein('stew')], asked);
    expect(stew).toMatchObject({ itemId: 'stew-2', price: 200 });
    expect(stew?.placard.items.map(({ itemId }) => itemId)).toEqual(['stew-2']);
  });

  it('shows something hearty at the price that it is added at, which a rule may have changed (MENU-14, PRICING-02)', () => {
    const menu = menuWithOverrides(menuWith(), { 'stew-2': { originalPrice: 200, adjPrice: 599, rules: ['Evening'] } });
    expect(goesWellWith(menu, [protein('stew')], asked)[0]).toMatchObject({ itemId: 'stew-2', price: 599 });
  });

  it('is the lists alone where the cafe names nothing hearty, and nothing where there are no lists', () => {
    expect(names(menuWith(), [])).toEqual(['cookie', 'lemonade', 'coffee']);
    expect(names({ ...menuWith(), upsells: [] }, [])).toEqual([]);
  });

  it('has nothing that the cart has, and nothing hearty beside something hearty', () => {
    const lines = [
      { itemId: 'stew-1', children: [] },
      { itemId: 'cookie-1', children: [] },
    ];
    expect(names(menuWith(), [protein('stew'), protein('bowl')], { lines })).toEqual(['roll', 'lemonade', 'coffee']);
  });

  it('leaves out what is unavailable by date, destination, limited-time offer, time or stock (AVAIL-13, UPSELL-03)', () => {
    const gone = [
      { exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] },
      { exceptions: [{ type: 'LTO', toDate: '2026-11-01' }] },
      { schedule: [{ dayOfWeek: 'Tuesday', fromTime: '05:00', toTime: '22:00' }] },
      { schedule: [{ dayOfWeek: 'Monday', fromTime: '05:00', toTime: '10:30' }] },
    ];
    for (const more of gone) {
      expect(names(menuWith(), [protein('stew', more)])).not.toContain('stew');
      expect(names(menuWith(card('stew', more)), [protein('stew')])).not.toContain('stew');
      expect(names(menuWith(card('cookie', more)), [])).not.toContain('cookie');
    }
    expect(names(menuWith(), [protein('stew')], { soldOut: new Set(['stew-2']) })).not.toContain('stew');
  });

  it('leaves out what is itself unavailable, also something hearty (AVAIL-12, MENU-14)', () => {
    const menu = menuWith(card('stew', { isUnavailable: true }), card('cookie', { isUnavailable: true }));
    expect(names(menu, [protein('stew'), protein('bowl')])).toEqual(['bowl', 'roll', 'lemonade']);
  });

  it('leaves out what the cart has as many of as one order may have, also something hearty (QTY-02, AMB-50)', () => {
    const hasRoom = (itemId: string) => !['stew-2', 'cookie-1'].includes(itemId);
    expect(names(menuWith(), [protein('stew'), protein('bowl')], { hasRoom })).toEqual(['bowl', 'roll', 'lemonade']);
  });

  it('leaves out what asks for a choice first: a combo, and a product with a side', () => {
    const places = [{ placeId: 'side', name: 'Side', isSide: true, options: [] }];
    for (const more of [{ places }, { places, isCombo: true }]) {
      expect(names(menuWith(card('stew', more)), [protein('stew'), protein('bowl')])).toEqual(['bowl', 'cookie', 'lemonade']);
    }
  });

  it('leaves out what the guest avoids, and what is not on the menu (MENU-11)', () => {
    const avoidance = { allergens: ['MILK'], whole: [], diets: [] };
    expect(names(menuWith(card('stew', { allergens: ['MILK'] })), [protein('stew'), protein('nowhere')], { avoidance })).toEqual([
      'cookie',
      'lemonade',
      'coffee',
    ]);
  });
});
