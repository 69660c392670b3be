import { expect, it } from 'vitest';
import { promiseLabel, promisedAt } from '#domain/order/promise.ts';

it.for([
  [{ orderFulfillmentDT: '2026-11-20T12:35:00' }, '2026-11-20T12:35'],
  [{ orderFulfillmentDT: '2026-11-20T12:35', currentCafeTime: '2026-11-20T11:00:00', leadTime: 10 }, '2026-11-20T12:35'],
  [{ orderFulfillmentDT: null, currentCafeTime: '2026-11-20T11:00:00', leadTime: 35 }, '2026-11-20T11:35'],
  [{ currentCafeTime: '2026-11-20T23:50', leadTime: 20 }, '2026-11-21T00:10'],
  [{ currentCafeTime: '2026-11-20T11:00' }, null],
  [{ leadTime: 20 }, null],
  [{}, null],
] as const)('An order with the summary %j is promised for %s (SLOTS-10)', ([summary, at]) => {
  expect(promisedAt(summary, 'America/Chicago')).toBe(at);
});

it('the day of a promise is named where it is not today', () => {
  expect(promiseLabel('2026-11-20T12:30', '2026-11-20T12:08')).toBe('12:30 PM');
  expect(promiseLabel('2026-11-21T06:00', '2026-11-20T23:50')).toBe('Tomorrow at 6:00 AM');
});
