import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { emptyCard } from '#src/flows/card/card-form.ts';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { TroubleNotice } from '#src/flows/checkout/TroubleNotice.tsx';
import { Routed } from '../kit/routed.tsx';
import { emptyForm } from '../samples/checkout.ts';
import { pickup } from '../samples/orders.ts';
import { guestPayment } from '../samples/paying.ts';

interface Early {
  readonly send: (event: CheckoutEvent) => void;
  readonly isFresh?: boolean;
  readonly payment?: PaymentSelectionScreen;
}

/** The checkout before its cart has come. */
const early = ({ send, isFresh = false, payment = guestPayment(emptyForm.total) }: Early) => (
  <Routed>
    <CheckoutView
      {...{ send, payment, isFresh, TroubleNotice }}
      screen={emptyForm}
      order={pickup}
      place={null}
      termsUrl="https://www.example/terms"
      onGuestSignIn={null}
      cart={null}
      today="2026-11-20"
      momentOf={(at) => at}
      known={null}
      onSignIn={() => {}}
      keepCard={() => 'card-1'}
      draft={{ initial: emptyCard, keep: () => {} }}
      sendPayment={() => {}}
      changedPrices={null}
      submit={null}
    />
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
