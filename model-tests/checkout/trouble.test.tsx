import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { TroubleNotice } from '#src/flows/checkout/TroubleNotice.tsx';
import { emptyForm } from '../samples/checkout.ts';

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;

const ignore = () => {};

interface Shown {
  readonly methodId?: string | null;
  readonly onGuestSignIn?: (() => void) | null;
}

const shown = (screen: Partial<Filling>, { methodId = 'newCard', onGuestSignIn = null }: Shown = {}) => (
  <TroubleNotice
    screen={{ ...emptyForm, ...screen }}
    momentOf={(at) => at}
    onReview={ignore}
    onSignIn={ignore}
    onGuestSignIn={onGuestSignIn}
    methodId={methodId}
  />
);
const declined = { trouble: 'declined', paymentResult: 'DECLINED' } as const;
const words = page.getByText('Your card was declined.', { exact: false });

it('what is said of a declined card goes once another way to pay is chosen, and is back with that card', async () => {
  const view = await render(shown({}));
  await view.rerender(shown(declined));
  await expect.element(words).toBeVisible();
  await view.rerender(shown(declined, { methodId: 'payPal' }));
  await expect.element(words).not.toBeInTheDocument();
  await view.rerender(shown(declined));
  await expect.element(words).toBeVisible();
});

it('another way to pay that is declined too says so', async () => {
  const view = await render(shown(declined));
  await view.rerender(shown({ busy: 'submitting' }, { methodId: 'payPal' }));
  await view.rerender(shown(declined, { methodId: 'payPal' }));
  await expect.element(words).toBeVisible();
});

it('payments that are loaded anew are no other way to pay', async () => {
  const view = await render(shown(declined, { methodId: null }));
  await view.rerender(shown(declined, { methodId: 'applePay' }));
  await expect.element(words).toBeVisible();
});

it('a guest whose order is not taken from them places it again, or signs in; a member is asked to sign in (ERRORS-02)', async () => {
  const onGuestSignIn = vi.fn<() => void>();
  const view = await render(shown({ trouble: 'unauthorized' }, { onGuestSignIn }));
  await expect.element(page.getByText('Place it again.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('confirm it’s you', { exact: false })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(onGuestSignIn).toHaveBeenCalledOnce();
  await view.rerender(shown({ trouble: 'unauthorized' }));
  await expect.element(page.getByText('We couldn’t confirm it’s you.', { exact: false })).toBeVisible();
});

it('an order for the offered time says what else is new: its total, or its food at the same total (SUBMIT-12, SUBMIT-01)', async () => {
  const rescheduled = { trouble: 'rescheduled', at: 'noon', total: 1541 } as const;
  const view = await render(shown({ ...rescheduled, formerTotal: 771 }));
  await expect.element(page.getByText('for noon. New total: $15.41. It was $7.71.', { exact: false })).toBeVisible();
  await view.rerender(shown({ ...rescheduled, formerTotal: 1541 }));
  await expect.element(page.getByText('for noon, and your cart changed.', { exact: false })).toBeVisible();
  await view.rerender(shown({ ...rescheduled, formerTotal: null }));
  await expect.element(page.getByText('for noon. Place it when you’re ready.', { exact: false })).toBeVisible();
});
