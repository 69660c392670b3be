import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { Routed } from '../kit/routed.tsx';
import { checkoutProps, emptyForm } from '../samples/checkout.ts';

interface Early {
  readonly send: (event: CheckoutEvent) => void;
  readonly isFresh?: boolean;
  readonly payment?: PaymentSelectionScreen;
}

/** The checkout before its cart has come. */
const early = (given: Early) => (
  <Routed>
    <CheckoutView {...checkoutProps} {...given} screen={emptyForm} />
  </Routed>
);

const press = () => page.getByRole('button', { name: /^Place order/ }).element();

it('a press as the total has just appeared places nothing and is answered in words', async () => {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  await render(early({ send, isFresh: true }));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  (press() as HTMLButtonElement).click();
  await expect.element(page.getByText('One moment. Check your total, then press again.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('a press before it is known what can be paid with places nothing and is answered in words', async () => {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  await render(early({ send, payment: { kind: 'loading' } }));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  (press() as HTMLButtonElement).click();
  await expect.element(page.getByText('One moment. Your saved cards are on their way.').first()).toBeVisible();
  expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'form.submitted' }));
});

it('a press places the order for the total that it was made by: nothing can come in between (SUBMIT-01, PAYSTORED-17)', async () => {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  const known = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(314) 555-0142' };
  await render(
    <Routed>
      <CheckoutView {...checkoutProps} {...{ send, known }} screen={{ ...emptyForm, total: 0 }} />
    </Routed>,
  );
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  (press() as HTMLButtonElement).click();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'form.submitted' }));
});
