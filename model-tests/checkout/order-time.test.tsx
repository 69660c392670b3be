import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { Routed } from '../kit/routed.tsx';
import { delivery, pickup } from '../samples/orders.ts';

it.each([
  [pickup, 'Ready at about 11:42 AM'],
  [delivery, 'About 11:42 AM'],
] as const)('the soonest time of an order at the checkout says when it is had (NAV-05 to NAV-10)', async (order, words) => {
  await render(
    <Routed>
      <OrderSection order={order} now="2026-11-20T11:30" />
    </Routed>,
  );
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
