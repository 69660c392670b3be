import { expect, it } from 'vitest';
import { dayPlaced, filteredOrders, hasBothKinds, menuShare } from '#domain/order/past-order.ts';
import { bothKinds, orders } from '#model-tests/samples/account.ts';

const menuWith = (...itemIds: string[]) => ({ placards: { one: { items: itemIds.map((itemId) => ({ itemId })) } } });

it('orders of one and of several guests can be shown alone, where there are both', () => {
  const numbers = (filter: 'all' | 'mine' | 'group') => filteredOrders(bothKinds, filter).map(({ orderNumber }) => orderNumber);
  expect([numbers('all'), numbers('mine'), numbers('group')]).toEqual([['1047', '1032'], ['1047'], ['1032']]);
  expect([hasBothKinds(bothKinds), hasBothKinds(orders), hasBothKinds([])]).toEqual([true, false, false]);
});

it('an order is counted by the lines of it that are on the menu; of one whose items the server does not name, nothing is said', () => {
  expect(menuShare({ itemIds: ['1', '2', '2', '3'] }, menuWith('2', '3'))).toEqual({ there: 3, all: 4 });
  expect(menuShare({ itemIds: ['1'] }, menuWith('2'))).toEqual({ there: 0, all: 1 });
  expect(menuShare({ itemIds: [] }, menuWith('2'))).toBeNull();
});

it.for([
  ['America/Chicago', 'Tuesday, November 24'],
  ['Europe/Berlin', 'Wednesday, November 25'],
  ['Asia/Tokyo', 'Wednesday, November 25'],
  ['Pacific/Honolulu', 'Tuesday, November 24'],
] as const)('the day an order was placed is that of its cafe in %s, wherever the device is (ROUTES-12)', ([timeZone, day]) => {
  expect(dayPlaced({ placedAt: '2026-11-25T02:28:00Z', timeZone })).toBe(day);
});

it('an order without a time has no day, and one without a zone has the day of the device (ROUTES-12)', () => {
  expect(dayPlaced({ placedAt: null, timeZone: 'America/Chicago' })).toBeNull();
  expect(dayPlaced({ placedAt: '2026-11-25T12:00:00Z', timeZone: null })).toMatch(/^(Tues|Wednes|Thurs)day, November 2[456]$/);
});
