import { expect, it } from 'vitest';
import { leadFor } from '#sandbox/world/cafe/lead.ts';
import { wantedAt } from '#sandbox/world/cart/wanted-at.ts';
import { viewOf } from '#sandbox/world/cart/view.ts';
import { change } from '#sandbox/world/cart/change.ts';
import { cafe, cartFor, lunch } from './setting.ts';

it.for([
  ['RPU', 15, '2026-11-20T12:15'],
  ['DELIVERY', 40, '2026-11-20T12:40'],
] as const)(
  '%s as soon as possible takes the %s minutes of the time picker, the drive included (SLOTS-10)',
  ([destination, minutes, at]) => {
    const cart = cartFor({ destination, priority: 'ASAP' });
    expect(leadFor(cafe, destination)).toBe(minutes);
    expect(wantedAt(cart, lunch)).toBe(at);
    expect(viewOf(cart, lunch).cartSummary.leadTime).toBe(minutes);
  },
);

it('An order for later is wanted at its time, with no drive on top', () => {
  const cart = cartFor({ destination: 'DELIVERY', priority: 'LATER', fulfilment: '2026-11-20T13:00:00' });
  expect(wantedAt(cart, lunch)).toBe('2026-11-20T13:00');
});

it('As soon as possible is kept as it was asked for, and refused where its time is not its lead time from now (SLOTS-10)', () => {
  const asked = (orderFulfillmentDT: string) =>
    change(
      cartFor({ priority: 'ASAP' }),
      { cartSummary: { priority: 'ASAP', currentCafeTime: '2026-11-20T12:00', leadTime: 15, orderFulfillmentDT } },
      () => cafe,
    );
  expect(asked('2026-11-20T12:15')).toMatchObject({ priority: 'ASAP', fulfilment: '2026-11-20T12:15' });
  expect(asked('2026-11-20T12:16')).toMatchObject({ kind: 'refused', status: 422 });
});
