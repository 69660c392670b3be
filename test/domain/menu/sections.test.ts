import { describe, expect, it } from 'vitest';
import type { Menu, MenuCategory, MenuSection } from '#domain/menu/menu.ts';
import { openingCategory, sectionsAt } from '#domain/menu/sections.ts';

const everyDay = (fromTime: string, toTime: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({ dayOfWeek, fromTime, toTime }));
const section = (name: string, schedule: MenuSection['schedule'], placardIds: readonly string[] = []): MenuSection => ({
  secId: 1,
  name,
  schedule,
  placardIds,
});
const category = (catId: string, ...sections: MenuSection[]): MenuCategory => ({ catId, name: catId, description: '', sections });
const menuOf = (...categories: MenuCategory[]): Menu => ({ categories, heroId: null, upsells: [], placards: {} });
const at = (time: string) => ({ destination: 'RPU', at: `2026-03-09T${time}` }) as const;

const breakfast = section('Breakfast', everyDay('05:00', '10:30'));
const lunch = section('Lunch', everyDay('10:31', '04:59'));
const always = section('Always', []);

describe('sections of a menu at the moment of an order', () => {
  const featured = category('1', always, breakfast, lunch);
  const namesAt = (time: string) => sectionsAt(menuOf(), featured, at(time)).map(({ name, reason }) => [name, reason]);

  it('begin with the daypart of the moment, then what has no hours; others come last, with the reason (MENU-19)', () => {
    expect(namesAt('10:30')).toEqual([
      ['Breakfast', null],
      ['Always', null],
      ['Lunch', 'time'],
    ]);
    expect(namesAt('10:31')).toEqual([
      ['Lunch', null],
      ['Always', null],
      ['Breakfast', 'time'],
    ]);
  });

  it('stay in the order of the menu within each of these (MENU-19)', () => {
    const late = section('Late', everyDay('22:00', '23:00'));
    expect(sectionsAt(menuOf(), category('1', lunch, late, always, breakfast), at('08:00')).map(({ name }) => name)).toEqual([
      'Breakfast',
      'Always',
      'Lunch',
      'Late',
    ]);
  });

  it('say where the whole day is none of theirs', () => {
    const sundays = section('Sundays', [{ dayOfWeek: 'Sunday', fromTime: '08:00', toTime: '14:00' }]);
    expect(sectionsAt(menuOf(), category('1', sundays), at('09:00')).map(({ reason }) => reason)).toEqual(['date']);
  });

  it('begin with the placard on top of the menu, where they have it (MENU-18)', () => {
    const favorites = category('1', section('One', [], ['a', 'b', 'hero', 'c']), section('Two', [], ['d']));
    expect(sectionsAt({ heroId: 'hero' }, favorites, at('09:00')).map(({ placardIds }) => placardIds)).toEqual([
      ['hero', 'a', 'b', 'c'],
      ['d'],
    ]);
    expect(sectionsAt({ heroId: null }, favorites, at('09:00'))[0]?.placardIds).toEqual(['a', 'b', 'hero', 'c']);
  });
});

describe('the category with which a menu opens', () => {
  const menu = menuOf(category('2', breakfast), category('7', lunch), category('18', always));

  it('is the first with a section of the daypart (MENU-19)', () => {
    expect(openingCategory(menu, at('08:00'))).toBe('2');
    expect(openingCategory(menu, at('12:00'))).toBe('7');
  });

  it('is the first where no hours fit, and none of an empty menu', () => {
    expect(openingCategory(menuOf(category('7', lunch), category('2', breakfast)), at('05:00'))).toBe('2');
    const late = section('Late', everyDay('22:00', '23:00'));
    expect(openingCategory(menuOf(category('7', late)), at('08:00'))).toBe('7');
    expect(openingCategory(menuOf(), at('08:00'))).toBe('');
  });

  it('is none that a filter has emptied (MENU-11)', () => {
    expect(openingCategory(menuOf(category('1'), category('2', breakfast)), at('12:00'))).toBe('2');
    expect(openingCategory(menuOf(category('1'), category('2', breakfast), category('7', lunch)), at('12:00'))).toBe('7');
    expect(openingCategory(menuOf(category('1')), at('12:00'))).toBe('');
  });
});
