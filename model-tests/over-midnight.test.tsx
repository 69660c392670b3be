import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { useCafeTime } from '#src/flows/kit/useCafeTime.ts';
import { Routed } from './kit/routed.tsx';
import { pickup } from './samples/orders.ts';

const order: SetUpOrder = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T12:00' } };
let moment = '';
const clock = { now: () => Temporal.Instant.from(moment) };

function Checkout() {
  return <OrderSection order={order} now={useCafeTime(clock, order.cafe.timeZone)} />;
}

function Cart() {
  return <OrderPlace order={order} now={useCafeTime(clock, order.cafe.timeZone)} returnTo="/app/cart.html" />;
}

it.each([
  ['the cart', Cart],
  ['the checkout', Checkout],
])('%s says "Today" of the day that was tomorrow, once it is midnight at the cafe (NAV-09)', async (_, Part) => {
  moment = '2026-11-20T23:59-06:00';
  const shown = await render(
    <Routed>
      <Part />
    </Routed>,
  );
  await expect.element(shown.getByText('Tomorrow at 12:00pm')).toBeVisible();
  moment = '2026-11-21T00:00-06:00';
  // As a page that is seen again; else the minute is waited for.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(shown.getByText('Today at 12:00pm')).toBeVisible();
  await expect.element(shown.getByText('Tomorrow at 12:00pm')).not.toBeInTheDocument();
});
