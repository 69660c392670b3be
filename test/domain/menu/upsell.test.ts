import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { unavailableBecause } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { upsellFor, type BoughtLine } from '#domain/menu/upsell.ts';
import { must } from '#domain/must.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const card = (id: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId: id,
  name: id,
  allergens: [],
  items: [{ ...must(clubPlacard.items[0], 'item'), itemId: `${id}-1` }],
  ...more,
});
const category = (catId: string, ...placardIds: string[]) => ({
  catId,
  name: catId,
  description: '',
  sections: [{ secId: 1, name: '', schedule: [], placardIds }],
});

/** A menu with coffee, drinks, sweets and a soup; `more` replaces cards by their ids. */
function menuWith(...more: readonly MenuPlacard[]): Menu {
  const cards = [...['coffee', 'decaf', 'lemonade', 'tea', 'smoothie', 'cookie', 'roll', 'soup'].map((id) => card(id)), ...more];
  return {
    categories: [
      category('featured', 'lemonade', 'soup'),
      category('coffee', 'coffee', 'decaf'),
      category('cold', 'lemonade', 'tea', 'smoothie'),
      category('sweet', 'cookie', 'roll'),
      category('soups', 'soup'),
    ],
    heroId: null,
    upsells: [
      { name: 'Coffee Upsell', catIds: ['coffee'], placardIds: ['coffee', 'decaf'] },
      { name: 'Beverage Upsell', catIds: ['cold'], placardIds: ['lemonade', 'tea', 'smoothie'] },
      { name: 'Bakery Upsell', catIds: ['sweet'], placardIds: ['cookie', 'roll', 'gone from the menu'] },
      { name: 'Another', catIds: [], placardIds: ['soup'] },
    ],
    placards: Object.fromEntries(cards.map((each) => [each.placardId, each])),
  };
}
const wanted = { destination: 'RPU', at: '2026-11-23T12:00' } as const;
const asked = { wanted, soldOut: new Set<string>(), avoidance: noAvoidance, hasRoom: () => true, lines: [] };
const line = (id: string, ...parts: string[]): BoughtLine => ({
  itemId: `${id}-1`,
  children: parts.map((part) => ({ itemId: `${part}-1`, placardId: null })),
});

function offered(menu: Menu, more: Partial<Parameters<typeof upsellFor>[1]> = {}) {
  const upsell = upsellFor(menu, { ...asked, ...more });
  return upsell && [upsell.kind, ...upsell.offers.map(({ placardId }) => placardId)];
}

describe('what is offered before the checkout', () => {
  it('leaves out what the cart has as many of as one order may have (UPSELL-03, AMB-50)', () => {
    const hasRoom = (itemId: string) => itemId !== 'coffee-1' && itemId !== 'tea-1';
    expect(offered(menuWith(), { lines: [line('soup')], hasRoom })).toEqual(['beverage', 'decaf', 'lemonade', 'smoothie']);
  });

  it('pairs coffee with other drinks for a cart without a drink, and with the bakery for one with a coffee (UPSELL-01, UPSELL-02)', () => {
    expect(offered(menuWith(), { lines: [line('soup')] })).toEqual(['beverage', 'coffee', 'lemonade', 'tea', 'smoothie']);
    expect(offered(menuWith(), { lines: [line('coffee')] })).toEqual(['bakery', 'cookie', 'roll']);
    expect(offered(menuWith(), { lines: [line('tea')] })).toEqual(['bakery', 'cookie', 'roll']);
  });

  it('is nothing for a cart with both, in lines or in parts of combos, and never a drink beside a drink', () => {
    expect(offered(menuWith(), { lines: [line('coffee'), line('cookie')] })).toBeNull();
    expect(offered(menuWith(), { lines: [line('meal', 'soup', 'smoothie'), line('roll')] })).toBeNull();
    const combo = { itemId: 'meal', children: [{ itemId: 'large tea', placardId: 'tea' }] };
    expect(offered(menuWith(), { lines: [combo] })).toEqual(['bakery', 'cookie', 'roll']);
    expect(offered(menuWith(), { lines: [line('cookie')] })?.[0]).toBe('beverage');
  });

  it('is in the usual size, with its price', () => {
    const latte = card('coffee', { items: clubPlacard.items });
    expect(upsellFor(menuWith(latte), asked)?.offers[0]).toMatchObject({ itemId: '72022', size: 'Whole', price: 1100 });
    expect(upsellFor(menuWith(latte), { ...asked, soldOut: new Set(['72022']) })?.offers[0]).toMatchObject({ itemId: '72021' });
  });

  it('leaves out what is unavailable by destination, limited-time offer, date, time or stock (AVAIL-13, UPSELL-03)', () => {
    const window = (dayOfWeek: string, fromTime: string, toTime: string) => ({ schedule: [{ dayOfWeek, fromTime, toTime }] });
    const menu = menuWith(
      card('coffee', { exceptions: [{ type: 'DESTINATION', destination: 'RPU' }] }),
      card('lemonade', { exceptions: [{ type: 'LTO', fromDate: '2026-12-01' }] }),
      card('tea', window('Tuesday', '05:00', '22:00')),
      card('smoothie', window('Monday', '05:00', '10:30')),
    );
    expect(offered(menu)).toEqual(['beverage', 'decaf']);
    expect(offered(menu, { soldOut: new Set(['decaf-1']) })).toEqual(['bakery', 'cookie', 'roll']);
  });

  it('leaves out combos, what the guest avoids, and what is not what they look for (MENU-11)', () => {
    const menu = menuWith(card('coffee', { isCombo: true }), card('smoothie', { allergens: ['MILK'] }), card('tea', { badges: ['Vegan'] }));
    expect(offered(menu, { avoidance: { allergens: ['MILK'], whole: [], diets: [] } })).toEqual(['beverage', 'decaf', 'lemonade', 'tea']);
    expect(offered(menu, { avoidance: { allergens: [], whole: [], diets: ['Vegetarian'] } })).toEqual(['beverage', 'tea']);
  });

  it('is the kind that was asked for by its name, or nothing (OVERLAYS-09, OVERLAYS-10)', () => {
    expect(offered(menuWith(), { only: 'bakery' })).toEqual(['bakery', 'cookie', 'roll']);
    expect(offered(menuWith(), { only: 'beverage', lines: [line('tea')] })).toBeNull();
  });

  it('is nothing where the server names no program', () => {
    expect(offered({ ...menuWith(), upsells: [] })).toBeNull();
  });

  it('holds for any schedule: what is offered can be had (AVAIL-13)', () => {
    const day = fc.constantFrom('Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday');
    const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const schedule = fc.array(fc.record({ dayOfWeek: day, fromTime: clock, toTime: clock }), { maxLength: 4 });
    fc.assert(
      fc.property(schedule, schedule, (one, other) => {
        const menu = menuWith(card('coffee', { schedule: one }), card('tea', { schedule: other }));
        const upsell = upsellFor(menu, asked);
        return upsell?.offers.every(({ placardId }) => unavailableBecause(must(menu.placards[placardId], 'placard'), wanted) === null);
      }),
    );
  });
});
