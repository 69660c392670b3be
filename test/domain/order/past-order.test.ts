import { expect, it } from 'vitest';
import { filteredOrders, hasBothKinds, menuShare } from '#domain/order/past-order.ts';
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
