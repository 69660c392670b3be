import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { Routed } from '../kit/routed.tsx';
import { checkoutProps, emptyForm } from '../samples/checkout.ts';

const words = 'Your order is being placed in another tab. It can’t be changed now.';
const send = vi.fn<(event: CheckoutEvent) => void>();

const shown = (isPlacing: boolean, busy: 'submitting' | null = null) => (
  <Routed>
    <CheckoutView {...checkoutProps} send={send} screen={{ ...emptyForm, busy, total: 0 }} isPlacing={isPlacing} />
  </Routed>
);

it('an order that another tab is placing cannot be placed here, which the button says and keeps the focus, until it is over (SUBMIT-01)', async () => {
  const view = await render(shown(false));
  const place = page.getByRole('button', { name: /^Place order/ });
  place.element().focus();
  await view.rerender(shown(true));
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible();
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  await expect.element(place).toHaveAccessibleDescription(words);
  await expect.element(place).toHaveFocus();
  await place.click({ force: true });
  await expect.element(page.getByRole('region', { name: 'Please fix the following:' })).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  await view.rerender(shown(false));
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await place.click();
  await expect.element(page.getByRole('region', { name: 'Please fix the following:' })).toHaveFocus();
});

it('the order that this tab places is not called another tab’s', async () => {
  await render(shown(true, 'submitting'));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
});
