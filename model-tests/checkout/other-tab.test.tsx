import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import type { CheckoutFormProps } from '#src/flows/checkout/CheckoutForm.tsx';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { Routed } from '../kit/routed.tsx';
import { checkoutProps, emptyForm } from '../samples/checkout.ts';
import { delivery, pickup } from '../samples/orders.ts';

const words = 'Your order is being placed in another tab. It can’t be changed now.';
const send = vi.fn<(event: CheckoutEvent) => void>();
beforeEach(() => send.mockClear());

type Shown = Partial<CheckoutFormProps> & Pick<typeof emptyForm, 'busy'>;
const shown = (isPlacing: boolean, { busy, ...given }: Shown = { busy: null }) => (
  <Routed>
    <CheckoutView
      {...checkoutProps}
      {...given}
      send={send}
      screen={{ ...emptyForm, busy, total: 0, typed: { parkingSpot: '7' } }}
      isPlacing={isPlacing}
    />
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
  await render(shown(true, { busy: 'submitting' }));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

it('neither a tip nor a code can be pressed while another tab places the order, which stays said while a call of this tab is on its way (SUBMIT-01)', async () => {
  const given = { order: delivery, discounts: <button type="button">Apply</button> };
  const view = await render(shown(true, { busy: null, ...given }));
  const tip = page.getByRole('radio', { name: /20%$/ });
  await expect.element(tip).toBeDisabled();
  const code = page.getByRole('button', { name: 'Apply' });
  await expect.element(code).toBeDisabled();
  await view.rerender(shown(true, { busy: 'savingTip', ...given }));
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible();
  await view.rerender(shown(true, { busy: 'saving', ...given }));
  await expect.element(page.getByRole('status').getByText(words)).toBeVisible();
  await view.rerender(shown(false, { busy: null, ...given }));
  await expect.element(tip).toBeEnabled();
  await expect.element(code).toBeEnabled();
});

/** A member whose only field is the parking spot, which Enter submits by itself where the form has no button for it. */
const alone: Shown = {
  busy: null,
  order: { ...pickup, destination: 'CURBSIDE' },
  known: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567' },
};
const untimely = { when: 'Closed', brief: 'Closed', choose: 'Choose another time', help: 'time' } as const;

it.each<[string, boolean, Shown]>([
  ['another tab places the order (SUBMIT-01)', true, alone],
  ['the total has just appeared', false, { ...alone, isFresh: true }],
  ['the order cannot be had at its time (SLOTS-10)', false, { ...alone, untimely }],
])('Enter in a field places nothing where %s', async (_, isPlacing, given) => {
  const view = await render(shown(isPlacing, given));
  page
    .getByRole('textbox', { name: /^Parking spot/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await view.rerender(shown(false, alone));
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'form.submitted' }));
});
