import { expect, it } from 'vitest';
import type { Menu, MenuCategory } from '#domain/menu/menu.ts';
import { categoryShown, rememberCategory } from '#src/routes/app/-menu/use-category.ts';

const category = (catId: string, fromTime: string, toTime: string): MenuCategory => ({
  catId,
  name: catId,
  description: '',
  sections: [{ secId: 1, name: '', schedule: [{ dayOfWeek: 'Monday', fromTime, toTime }], placardIds: [] }],
});
const breakfast = category('breakfast', '05:00', '10:30');
const lunch = category('lunch', '10:31', '20:00');
const menuOf = (...categories: MenuCategory[]): Menu => ({ heroId: null, categories, upsells: [], placards: {} });
const menu = menuOf(breakfast, lunch);

interface Drawing {
  readonly menu?: Menu;
  readonly isFiltered?: boolean;
  readonly asked?: string | null;
}

/** Returns what draws the menu for one order, at a time, and says what it shows. */
function guest() {
  const order = {};
  return (time: string, { menu: shown = menu, isFiltered = true, asked = null }: Drawing = {}) => {
    const catId = categoryShown(shown, asked, { destination: 'RPU', at: `2026-03-09T${time}` }, order);
    rememberCategory(catId, order, isFiltered);
    return catId;
  };
}

it('a menu shows the category that it opened with as its hours end, also to a guest who was on another page (MENU-19)', () => {
  const shown = guest();
  expect([shown('10:29'), shown('10:31')]).toEqual(['breakfast', 'breakfast']);
});

it('a guest who comes back to the menu is where they were (MENU-18)', () => {
  const shown = guest();
  expect([shown('09:00'), shown('09:00', { asked: 'lunch' }), shown('09:05')]).toEqual(['breakfast', 'lunch', 'lunch']);
});

it('another order opens the category of its own time (MENU-19)', () => {
  expect([guest()('10:29'), guest()('12:00')]).toEqual(['breakfast', 'lunch']);
});

it('a category that the filter empties is not opened, nor is one closed that the guest empties later (MENU-11)', () => {
  const without = menuOf({ ...breakfast, sections: [] }, lunch);
  const before = guest();
  expect([before('09:00', { isFiltered: false }), before('09:00', { menu: without }), before('09:00')]).toEqual([
    'breakfast',
    'lunch',
    'lunch',
  ]);
  const later = guest();
  expect([later('09:00'), later('09:00', { menu: without })]).toEqual(['breakfast', 'breakfast']);
});

it('a category that the menu has no longer is not shown', () => {
  const shown = guest();
  expect([shown('09:00'), shown('09:00', { menu: menuOf(lunch) })]).toEqual(['breakfast', 'lunch']);
});
