import { expect, it } from 'vitest';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { searchWords } from '#src/flows/kit/search-words.ts';
import { findOnMenu } from '#src/pages/menu/find-on-menu.ts';

const exact = { isClosest: false, isGlutenConscious: false, isWithoutAllergen: false, unsureOf: [] };
const said = (found: number, left: number, isShowing = false) => searchWords({ found, left, isShowing, sought: 'cheese', ...exact });

it('A search of which all has what the guest avoids says so, and not that nothing matches (MENU-11, OVERLAYS-14)', () => {
  expect(said(0, 15)).toBe('All 15 items for “cheese” have what you avoid, so they aren’t shown.');
  expect(said(0, 1)).toBe('The one item for “cheese” has what you avoid, so it isn’t shown.');
  expect(said(0, 0)).toBe('Nothing on the menu matches “cheese”');
  expect(said(2, 15)).toBe('2 items for “cheese”. 15 items have what you avoid and aren’t shown.');
  expect(said(15, 15, true)).toBe('15 items for “cheese”. 15 of them have what you avoid.');
  expect(said(3, 0)).toBe('3 items for “cheese”');
});

it('A search without a match for all its words says that these come closest, and one by gluten that gluten-conscious is not gluten-free', () => {
  const of = (more: object, left = 0) => searchWords({ found: 2, left, isShowing: false, sought: 'gluten free bagel', ...exact, ...more });
  const closest = 'Nothing on the menu matches all of “gluten free bagel”. These 2 items come closest';
  const gluten = 'Gluten-conscious isn’t gluten-free: we bake with wheat in the same kitchen.';
  expect(of({ isClosest: true })).toBe(closest);
  expect(of({ isGlutenConscious: true })).toBe(`2 items for “gluten free bagel”. ${gluten}`);
  expect(of({ isClosest: true, isGlutenConscious: true }, 1)).toBe(`${closest}. ${gluten} 1 item has what you avoid and isn’t shown.`);
});

it('A search without what is no allergen says that it cannot tell (MENU-11)', () => {
  const of = (...unsureOf: string[]) => searchWords({ found: 2, left: 0, isShowing: false, sought: 'no beef', ...exact, unsureOf });
  expect(of('beef')).toBe('2 items for “no beef”. We can’t tell what has beef in it. Check the ingredients before you order.');
  expect(of('beef', 'cheese')).toContain('We can’t tell what has beef or cheese in it.');
});

it('A search of the menu that draws the first of very many says so (OVERLAYS-14)', () => {
  const cards = Array.from({ length: 120 }, (_, at) => ({ ...clubPlacard, placardId: String(at), hash: `club-${at}` }));
  const wanted = { destination: 'RPU', at: '2026-03-09T12:00' } as const;
  const menu = (count: number) => ({
    heroId: null,
    categories: [],
    upsells: [],
    placards: Object.fromEntries(cards.slice(0, count).map((card) => [card.placardId, card])),
  });
  const find = (count: number) => findOnMenu({ menu: menu(count), wanted, soldOut: new Set() }, 'club');
  expect(find(120).result).toBe('120 items for “club”. These are the first 100. Add a word to see fewer.');
  expect(find(100).result).toBe('100 items for “club”');
});

it('A search lists what can be had as wanted before what is sold out, and that too (OVERLAYS-14, MENU-16)', () => {
  const cards = ['1', '2', '3'].map((id) => ({
    ...clubPlacard,
    placardId: id,
    hash: `club-${id}`,
    items: clubPlacard.items.map((item) => ({ ...item, itemId: `item-${id}` })),
    componentIds: [],
    places: [],
  }));
  const menu = { heroId: null, categories: [], upsells: [], placards: Object.fromEntries(cards.map((card) => [card.placardId, card])) };
  const wanted = { destination: 'RPU', at: '2026-03-09T12:00' } as const;
  const { placards, result } = findOnMenu({ menu, wanted, soldOut: new Set(['item-1']) }, 'club');
  expect(placards.map(({ placardId }) => placardId)).toEqual(['2', '3', '1']);
  expect(result).toBe('3 items for “club”');
});

it('What a search takes as sold out follows the stock and the time of the order (OVERLAYS-14, MENU-16)', () => {
  const card = (id: string, schedule: typeof clubPlacard.schedule) => ({
    ...clubPlacard,
    placardId: id,
    schedule,
    items: clubPlacard.items.map((item) => ({ ...item, itemId: `item-${id}` })),
    componentIds: [],
    places: [],
  });
  const morning = [{ dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' }];
  const menu = { heroId: null, categories: [], upsells: [], placards: { 1: card('1', morning), 2: card('2', []) } };
  const find = (at: string, ...soldOut: readonly string[]) =>
    findOnMenu({ menu, wanted: { destination: 'RPU', at }, soldOut: new Set(soldOut) }, 'club').placards.map(({ placardId }) => placardId);
  expect(find('2026-03-09T08:00')).toEqual(['1', '2']);
  expect(find('2026-03-09T12:00')).toEqual(['2', '1']);
  expect(find('2026-03-09T08:00', 'item-1')).toEqual(['2', '1']);
  expect(find('2026-03-09T08:00', 'item-2')).toEqual(['1', '2']);
});
