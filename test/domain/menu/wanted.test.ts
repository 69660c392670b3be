import { describe, expect, it } from 'vitest';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
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
    expect(wantedBy(order, now)).toEqual({ destination: 'CURBSIDE', at: '2026-11-20T17:00', now });
  });

  it('a time that has passed: now, as nothing can be had at the time', () => {
    expect(wantedBy(order, '2026-11-20T17:00').at).toBe('2026-11-20T17:00');
    expect(wantedBy(order, '2026-11-21T08:05').at).toBe('2026-11-21T08:05');
  });

  it('as soon as possible: the time of now and the lead time', () => {
    expect(wantedBy({ ...order, schedule: { priority: 'ASAP', leadMinutes: 15 } }, now).at).toBe('2026-11-20T10:15');
  });

  it('without an order: pickup, now', () => expect(wantedBy(null, now)).toEqual({ destination: 'RPU', at: now, now }));

  it('without an order, where the minutes of the cafe are known: pickup, when an order set up now is ready', () => {
    const soonest = '2026-11-20T10:15';
    expect(wantedBy(null, now, soonest)).toEqual({ destination: 'RPU', at: soonest, now });
    expect(wantedBy(order, now, soonest).at).toBe('2026-11-20T17:00');
  });
});

it('the stock of an order is that of its own day at the cafe, which the lead time may make tomorrow (MENU-16, AVAIL-09)', () => {
  const asap = { ...order, schedule: { priority: 'ASAP', leadMinutes: 15 } } as const;
  expect(stockDay({ ...order, schedule: { priority: 'LATER', at: '2026-11-21T12:00' } }, now)).toBe('2026-11-21');
  expect(stockDay(order, '2026-11-21T08:05')).toBe('2026-11-21');
  expect([stockDay(asap, now), stockDay(asap, '2026-11-20T23:50')]).toEqual(['2026-11-20', '2026-11-21']);
  expect(stockDay(null, now)).toBeNull();
});
