import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Menu, MenuCategory } from '#domain/menu/menu.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { useOpening } from '#src/routes/app/-use-opening.ts';

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
  readonly at: string;
  readonly order?: SetUpOrder | null;
  readonly menu?: Menu;
  readonly isFiltered?: boolean;
}

/** Returns what is open at each drawing of one page. */
function opened(drawings: readonly Drawing[]): readonly string[] {
  const open: string[] = [];
  function Page() {
    const [count, setCount] = useState(0);
    const { at, order = pickup, ...shown } = drawings[count] ?? drawings[0]!;
    open[count] = useOpening({ menu, isFiltered: true, ...shown }, { destination: 'RPU', at: `2026-03-09T${at}` }, order);
    if (count + 1 < drawings.length) setCount(count + 1);
    return null;
  }
  renderToStaticMarkup(<Page />);
  return open;
}

it('the category that a menu opened with stays open as its hours end, with an order and without one (MENU-19)', () => {
  expect(opened([{ at: '10:29' }, { at: '10:31' }])).toEqual(['breakfast', 'breakfast']);
  const order = null;
  expect(
    opened([
      { at: '10:29', order },
      { at: '10:31', order },
    ]),
  ).toEqual(['breakfast', 'breakfast']);
});

it('another order opens the category of its own time (MENU-19)', () =>
  expect(opened([{ at: '10:29' }, { at: '12:00', order: { ...pickup, destination: 'DINEIN' } }])).toEqual(['breakfast', 'lunch']));

it('a category that the filter empties is not opened, nor is one closed that the guest empties later (MENU-11)', () => {
  const without = menuOf({ ...breakfast, sections: [] }, lunch);
  expect(opened([{ at: '09:00', isFiltered: false }, { at: '09:00', menu: without }, { at: '09:00' }])).toEqual([
    'breakfast',
    'lunch',
    'lunch',
  ]);
  expect(opened([{ at: '09:00' }, { at: '09:00', menu: without }])).toEqual(['breakfast', 'breakfast']);
});
