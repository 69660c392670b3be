import { expect, it } from 'vitest';
import { dayPlaced, filteredOrders, hasBothKinds, menuShare } from '#domain/order/past-order.ts';
import { bothKinds, orders } from '#model-tests/samples/account.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';

/** A menu of items, and of one that is sold until 10:30 AM. */
const menuWith = ([breakfast, ...others]: readonly [string, ...string[]]) => ({
  placards: Object.fromEntries(
    [breakfast, ...others].map((itemId) => {
      const schedule = itemId === breakfast ? [{ dayOfWeekInt: 2, fromTime: '06:00', toTime: '10:30' }] : [];
      const items = clubPlacard.items.slice(0, 1).map((item) => ({ ...item, itemId }));
      return [itemId, { ...clubPlacard, placardId: itemId, items, schedule, exceptions: [] }];
    }),
  ),
});
const judgement = (at: string, ...soldOut: readonly string[]) => ({
  wanted: { destination: 'RPU', at } as const,
  soldOut: new Set(soldOut),
});
const noon = '2026-11-24T12:00';

it('orders of one and of several guests can be shown alone, where there are both', () => {
  const numbers = (filter: 'all' | 'mine' | 'group') => filteredOrders(bothKinds, filter).map(({ orderNumber }) => orderNumber);
  expect([numbers('all'), numbers('mine'), numbers('group')]).toEqual([['1047', '1032'], ['1047'], ['1032']]);
  expect([hasBothKinds(bothKinds), hasBothKinds(orders), hasBothKinds([])]).toEqual([true, false, false]);
});

it('an order is counted by the lines of it that can be had as wanted; of one whose items the server does not name, nothing is said (CART-06)', () => {
  const order = { itemIds: ['1', '2', '2', '3'] };
  const menu = menuWith(['3', '2']);
  expect(menuShare(order, menu, judgement('2026-11-24T08:00'))).toEqual({ there: 3, all: 4, isGone: false });
  expect(menuShare(order, menu, judgement(noon))).toEqual({ there: 2, all: 4, isGone: false });
  expect(menuShare(order, menu, judgement(noon, '2'))).toEqual({ there: 0, all: 4, isGone: false });
  expect(menuShare({ itemIds: ['1'] }, menu, judgement(noon))).toEqual({ there: 0, all: 1, isGone: true });
  expect(menuShare({ itemIds: [] }, menu, judgement(noon))).toBeNull();
});

it('a count of items is good English whatever the numbers are', () => {
  const words = (there: number, all: number) => text('reorder.some', { there, all });
  expect([words(1, 3), words(2, 3)]).toEqual(['1 of 3 items is on the menu today', '2 of 3 items are on the menu today']);
});

it.for([
  ['America/Chicago', 'Tuesday, November 24'],
  ['Europe/Berlin', 'Wednesday, November 25'],
  ['Asia/Tokyo', 'Wednesday, November 25'],
  ['Pacific/Honolulu', 'Tuesday, November 24'],
] as const)('the day an order was placed is that of its cafe in %s, wherever the device is (ROUTES-12)', ([timeZone, day]) => {
  expect(dayPlaced({ placedAt: '2026-11-25T02:28:00Z', timeZone })).toBe(day);
});

it('an order without a time has no day (ROUTES-12)', () => {
  expect(dayPlaced({ placedAt: null, timeZone: 'America/Chicago' })).toBeNull();
});
