import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { PickupWays } from '#src/flows/checkout/PickupWays.tsx';
import { Routed } from '../kit/routed.tsx';
import { delivery, pickup } from '../samples/orders.ts';

const cafe = { ...pickup.cafe, pickupWays: ['RPU', 'DRIVE_THRU', 'CURBSIDE'] } as const;
const sectionOf = (order: typeof pickup) =>
  render(
    <Routed>
      <OrderSection order={order} now="2026-11-20T11:30" ways={<PickupWays order={order} />} />
    </Routed>,
  );

it('another way to pick up leads to its times at the same cafe, and back to the checkout (NAV-10)', async () => {
  await sectionOf({ ...pickup, cafe });
  const ways = page.getByRole('list', { name: 'Ways to pick up' });
  await expect.element(ways.getByText('Counter')).toHaveAttribute('aria-current', 'true');
  const [driveThru, curbside] = ways
    .getByRole('link')
    .all()
    .map((link) => new URL((link.element() as HTMLAnchorElement).href).searchParams);
  expect(Object.fromEntries(driveThru!)).toEqual({
    destination: 'DRIVE_THRU',
    cafeId: expect.stringContaining('203') as string,
    returnTo: '/app/checkout.html',
  });
  expect(curbside!.get('destination')).toBe('CURBSIDE');
});

it.each([
  ['a delivery', { ...delivery, cafe }],
  ['a table', { ...pickup, cafe, destination: 'DINEIN', tableNumber: 4 }],
  ['a cafe with one way', pickup],
] as const)('the checkout of %s names no ways to pick up', async (_, order) => {
  await sectionOf(order);
  await expect.element(page.getByRole('link', { name: 'Edit how, where, and when' }).first()).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Ways to pick up' })).not.toBeInTheDocument();
});
