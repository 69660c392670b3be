import { describe, expect, it } from 'vitest';
import { seasonOffers } from '#domain/home/empty-cart.ts';
import { fittingSeason } from '#domain/home/fitting-season.ts';
import { seasonOf, shelfOf } from '#domain/home/season.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard, costing } from '#model-tests/samples/menu.ts';

const offer = { type: 'LTO', fromDate: '2026-11-01', toDate: '2026-12-07' };
const placards: readonly MenuPlacard[] = [
  { ...clubPlacard, placardId: '1', imgKey: 'club' },
  { ...clubPlacard, placardId: '2', exceptions: [offer] },
  { ...clubPlacard, placardId: '3', exceptions: [{ ...offer, toDate: '2026-11-22' }] },
  { ...clubPlacard, placardId: '4', exceptions: [{ ...offer, fromDate: '2026-12-01' }] },
  { ...clubPlacard, placardId: '5', exceptions: [{ type: 'LTO', fromDate: '2026-11-01' }] },
  { ...clubPlacard, placardId: '7', exceptions: [offer] },
  { ...clubPlacard, placardId: '6', exceptions: [offer, { type: 'DESTINATION', destination: 'RPU' }] },
];
const category = (catId: string, placardIds: readonly string[]) => ({
  catId,
  name: `Shelf ${catId}`,
  description: '',
  sections: [{ secId: Number(catId), name: '', schedule: [], placardIds }],
});
const menuOf = (...categories: Menu['categories']): Menu => ({
  categories,
  heroId: null,
  upsells: [],
  placards: Object.fromEntries(placards.map((placard) => [placard.placardId, placard])),
});
const at = '2026-11-23T23:00';
const none: ReadonlySet<string> = new Set();
const pickupAt = (time: string) => ({ destination: 'RPU', at: time }) as const;

describe('the season of a menu', () => {
  it('is what has an offer that runs today, with its last day (AVAIL-03, AVAIL-04)', () => {
    const season = seasonOf(menuOf(category('1', ['1', '2', '3', '4', '5', '6', '9'])), pickupAt(at), none);
    expect(season?.offers.map(({ placard, until }) => [placard.placardId, until])).toEqual([['2', '2026-12-07']]);
  });

  it('has an offer of the last day the whole day (AMB-04)', () => {
    const season = seasonOf(menuOf(category('1', ['3'])), pickupAt('2026-11-22T23:59'), none);
    expect(season?.offers.map(({ until }) => until)).toEqual(['2026-11-22']);
  });

  it('has what the kitchen makes at another time of the day', () => {
    const breakfast = {
      ...clubPlacard,
      placardId: '2',
      exceptions: [offer],
      schedule: [{ dayOfWeek: 'Sunday', fromTime: '06:00', toTime: '10:30' }],
    };
    expect(seasonOf({ ...menuOf(category('1', ['2'])), placards: { '2': breakfast } }, pickupAt(at), none)?.offers).toHaveLength(1);
  });

  it('lists nothing that the guest avoids, as the menu does (MENU-11)', () => {
    const milky = { ...clubPlacard, placardId: '2', exceptions: [offer], allergens: ['MILK'] };
    const menu = { ...menuOf(category('1', ['2', '7'])), placards: { '2': milky, '7': { ...milky, placardId: '7', allergens: [] } } };
    const season = seasonOf(menu, pickupAt(at), none);
    if (season === null) throw new Error('There is no season.');
    const listed = (allergens: readonly string[]) =>
      fittingSeason(season, menu, { ...noAvoidance, allergens }).offers.map(({ placard }) => placard.placardId);
    expect(listed([])).toEqual(['2', '7']);
    expect(listed(['MILK'])).toEqual(['7']);
  });

  it('is judged for the order in hand: another day, another destination, and what the cafe has run out of then (AVAIL-01, AVAIL-02, AVAIL-09)', () => {
    const menu = menuOf(category('1', ['4', '6']));
    const idsOf = (wanted: Wanted, soldOut = none) => seasonOf(menu, wanted, soldOut)?.offers.map(({ placard }) => placard.placardId);
    expect(idsOf({ destination: 'RPU', at: '2026-12-01T12:00' })).toEqual(['4']);
    expect(idsOf({ destination: 'DELIVERY', at })).toEqual(['6']);
    expect(idsOf({ destination: 'DELIVERY', at }, new Set(clubPlacard.items.map(({ itemId }) => itemId)))).toBeUndefined();
  });

  it('begins with the category that has most of it, has each item once, and those of other categories after', () => {
    const menu = menuOf(category('1', ['7', '2']), category('2', ['2', '3', '2']));
    const season = seasonOf(menu, pickupAt('2026-11-20T12:00'), none);
    expect([season?.catId, season?.offers.map(({ placard }) => placard.placardId)]).toEqual(['1', ['7', '2', '3']]);
    expect(seasonOf({ ...menu, categories: menu.categories.slice(1) }, pickupAt('2026-11-20T12:00'), none)?.catId).toBe('2');
  });

  it('is none where nothing is on offer', () => {
    expect(seasonOf(menuOf(category('1', ['1'])), pickupAt(at), none)).toBeNull();
    expect(seasonOf(menuOf(), pickupAt(at), none)).toBeNull();
  });
});

it('shows each category but that of the season by its first item that the season does not show, without those that have none', () => {
  const menu = menuOf(
    category('1', ['2', '1']),
    category('2', ['9', '2', '1']),
    category('3', []),
    category('4', ['1']),
    category('5', ['1']),
  );
  const season = { catId: '1', offers: [{ placard: { ...clubPlacard, placardId: '2' }, until: '2026-11-30' }] };
  expect(shelfOf(menu, 2, season)).toEqual([
    { catId: '2', name: 'Shelf 2', imgKey: 'club' },
    { catId: '4', name: 'Shelf 4', imgKey: 'club' },
  ]);
  expect(shelfOf(menu, 1, null).map(({ catId }) => catId)).toEqual(['1']);
});

describe('what an empty cart offers', () => {
  const cookie = costing('cookie', 299, { exceptions: [offer] });
  const two = costing('two', 1149, { exceptions: [offer], isCombo: true });
  const soup = costing('soup', 579, { exceptions: [offer] });
  const club = costing('club', 999);
  const menu: Menu = {
    ...menuOf(category('1', ['two', 'cookie', 'soup', 'club'])),
    placards: Object.fromEntries([cookie, two, soup, club].map((placard) => [placard.placardId, placard])),
  };
  const offered = (count: number, soldOut = none) =>
    seasonOffers(menu, { wanted: pickupAt(at), soldOut, avoidance: noAvoidance, hasRoom: () => true, count }).map(({ placard, price }) => [
      placard.name,
      price,
    ]);

  it('is of the season, with the price of one, and asks for no choice', () => {
    expect(offered(3)).toEqual([
      ['cookie', 299],
      ['soup', 579],
    ]);
    expect(offered(1)).toEqual([['cookie', 299]]);
    expect(offered(3, new Set(['cookie']))).toEqual([['soup', 579]]);
  });

  it('is in the size that is there, at its price (AVAIL-09)', () => {
    const [cup] = soup.items;
    const sized = {
      ...soup,
      priceFrom: 579,
      items: [must(cup, 'cup'), { ...must(cup, 'cup'), itemId: 'bowl', price: 779, isDefault: false }],
    };
    const season = seasonOf({ ...menu, placards: { ...menu.placards, soup: sized } }, pickupAt(at), new Set(['soup']));
    expect(season?.offers.find(({ placard }) => placard.name === 'soup')?.placard).toMatchObject({
      items: [{ itemId: 'bowl' }],
      priceFrom: 779,
    });
  });

  it('is nothing where the menu has no season', () => {
    const plain = { ...menu, placards: { club } };
    expect(seasonOffers(plain, { wanted: pickupAt(at), soldOut: none, avoidance: noAvoidance, hasRoom: () => true, count: 3 })).toEqual([]);
  });
});
