import { expect, it } from 'vitest';
import { retryExcluded, withoutLine, withoutTaken } from '#domain/cart/excluded.ts';
import { pendingChange } from '#domain/cart/pending.ts';
import { orderKey } from '#domain/order/same-order.ts';
import { clubLine as club } from '#model-tests/samples/carts.ts';
import { pickup } from '#model-tests/samples/orders.ts';

const soup = { ...club, itemId: '101012', name: 'Soup' };
const later = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T08:00' } } as const;
const excludedBy = (order: typeof pickup | typeof later, line = club) => ({
  line,
  reasonCode: 'cart.validation.item.unavailable',
  orderKey: orderKey(order),
});
const added = (line: typeof club) => pendingChange({ kind: 'add', line });

it('CART-24: a line waits as long as the order that excluded it is in hand, and is asked for again with another one', () => {
  const excluded = [excludedBy(pickup), excludedBy(later, soup)];
  expect(retryExcluded({ queue: [], excluded }, later)).toEqual({ queue: [added(club)], excluded: [excludedBy(later, soup)] });
  expect(retryExcluded({ queue: [], excluded }, null)).toEqual({ queue: [], excluded });
});

it('CART-24: a line that is asked for already, or that waits twice, is asked for once', () => {
  const excluded = [excludedBy(pickup), excludedBy(pickup), excludedBy(pickup, soup)];
  const { queue } = retryExcluded({ queue: [added(soup)], excluded }, later);
  expect(queue).toEqual([added(soup), added(club)]);
});

it('a line that is asked for once more waits no longer', () => {
  expect(withoutLine([excludedBy(pickup), excludedBy(pickup, soup)], { ...club })).toEqual([excludedBy(pickup, soup)]);
});

it('CART-24: what another page took over is left once for each time that it was there, whether it waited or was asked for', () => {
  const queue = [{ ...added(club), id: 'change-1', isSent: true }, added(club), added(soup)];
  const excluded = [excludedBy(pickup)];
  const nothing = { queue: [], excluded: [] };
  expect(withoutTaken({ queue, excluded }, nothing)).toEqual({ queue, excluded });
  expect(withoutTaken({ queue, excluded }, { queue: [added(club)], excluded: [excludedBy(later)] })).toEqual({
    queue: [added(soup)],
    excluded,
  });
  expect(withoutTaken({ queue: [], excluded }, { queue: [added(club)], excluded: [] })).toEqual(nothing);
});
