import { describe, expect, it } from 'vitest';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafe203 } from '#model-tests/samples/orders.ts';

const now = '2026-11-20T10:00';
const order: SetUpOrder = {
  destination: 'CURBSIDE',
  cafe: cafe203,
  address: null,
  schedule: { priority: 'LATER', at: '2026-11-20T17:00' },
  tableNumber: null,
  specialInstructions: '',
  isGroup: false,
};

describe('E-37 what the menu is judged for (AVAIL-01)', () => {
  it('the destination of the order, at the time that it is for', () => {
    expect(wantedBy(order, now)).toEqual({ destination: 'CURBSIDE', at: '2026-11-20T17:00' });
  });

  it('as soon as possible: the time of now and the lead time', () => {
    expect(wantedBy({ ...order, schedule: { priority: 'ASAP', leadMinutes: 15 } }, now).at).toBe('2026-11-20T10:15');
  });

  it('without an order: pickup, now', () => expect(wantedBy(null, now)).toEqual({ destination: 'RPU', at: now }));
});
