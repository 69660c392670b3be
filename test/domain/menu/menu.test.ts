import { describe, expect, it } from 'vitest';
import type { Wanted } from '#domain/menu/availability.ts';
import { categoryOf } from '#domain/menu/category.ts';
import { isSoldOut, placardUnavailable, type MenuPlacard } from '#domain/menu/menu.ts';
import { versionOfDay } from '#domain/product/customizations-version.ts';
import { usualLine } from '#domain/menu/usual-line.ts';
import { shortVersion } from '#domain/menu/menu-parts.ts';
import { clubLine } from '#model-tests/samples/carts.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const placard = (placardId: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({ ...clubPlacard, placardId, ...more });
const delivery: Wanted = { destination: 'DELIVERY', at: '2026-03-09T12:00' };
const pickup: Wanted = { ...delivery, destination: 'RPU' };
const none = new Set<string>();

describe('versions', () => {
  it('E-33 are their first eight characters (MENU-02)', () => expect(shortVersion('20260309123456')).toBe('20260309'));
  it('E-33 of customizations, where the menu names none: today (MENU-13)', () => expect(versionOfDay('2026-03-09')).toBe('20260309'));
});

describe('stock-outs (AVAIL-09, AVAIL-10)', () => {
  const club = placard('club', { componentIds: ['bacon', 'rye'] });

  it('an item that is gone, or whose component is', () => {
    expect(isSoldOut('72022', ['rye'], new Set(['72022']))).toBe(true);
    expect(isSoldOut('72022', ['rye'], new Set(['rye']))).toBe(true);
    expect(isSoldOut('72022', ['rye'], new Set(['72021', 'oat']))).toBe(false);
  });

  it('a placard is gone with its last size, or with something that belongs into every size', () => {
    expect(placardUnavailable(club, pickup, new Set(['72021']))).toBeNull();
    expect(placardUnavailable(club, pickup, new Set(['72021', '72022']))).toBe('soldOut');
    expect(placardUnavailable(club, pickup, new Set(['bacon']))).toBe('soldOut');
  });

  it('E-34 nothing is gone where nothing is known to be (MENU-17)', () => expect(placardUnavailable(club, pickup, none)).toBeNull());

  it('what cannot be had then anyway is not called sold out (AVAIL-12)', () => {
    const early = placard('early', { schedule: [{ dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' }] });
    expect(placardUnavailable(early, pickup, new Set(['72021', '72022']))).toBe('time');
  });
});

describe('the usual line of a placard', () => {
  it('is one of the usual size, as the recipe has it', () => {
    expect(usualLine(clubPlacard, none)).toEqual(clubLine);
  });

  it('is another size where that one is gone, and none where all are', () => {
    expect(usualLine(clubPlacard, new Set(['72022']))?.itemId).toBe('72021');
    expect(usualLine(clubPlacard, new Set(['72021', '72022']))).toBeNull();
  });
});

it('a product leads back to its own kind, also where it is featured', () => {
  const shelf = (catId: string, ...placardIds: string[]) => ({
    catId,
    name: catId,
    description: '',
    sections: [{ secId: 1, name: '', schedule: [], placardIds }],
  });
  const menu = {
    categories: [shelf('featured', 'club'), shelf('sandwiches', 'club'), shelf('soups')],
    heroId: null,
    upsells: [],
    placards: {},
  };
  expect(categoryOf(menu, placard('club'))?.catId).toBe('sandwiches');
  expect(categoryOf(menu, placard('soup'))).toBeNull();
});
