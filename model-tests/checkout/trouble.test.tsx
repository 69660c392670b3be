import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { TroubleNotice } from '#src/flows/checkout/TroubleNotice.tsx';
import type { SentPayment } from '#src/flows/checkout/declined-words.ts';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { Routed } from '../kit/routed.tsx';
import { checkoutProps, emptyForm } from '../samples/checkout.ts';
import { guestPayment, mastercard, tenDollars } from '../samples/paying.ts';

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;

const ignore = () => {};

interface Shown {
  readonly sent?: SentPayment | null;
  readonly onGuestSignIn?: (() => void) | null;
}

const sentBy = (methodId: string): SentPayment => ({
  total: 2455,
  payment: Object.assign(guestPayment(2455), { methods: [mastercard], methodId }),
  type: 'VISA',
  lastFour: '4242',
});

const shown = (screen: Partial<Filling>, { sent = sentBy('new'), onGuestSignIn = null }: Shown = {}) => (
  <TroubleNotice
    screen={{ ...emptyForm, ...screen }}
    now="2026-11-20T12:00"
    onReview={ignore}
    onSignIn={ignore}
    onGuestSignIn={onGuestSignIn}
    sent={sent}
  />
);
const declined = { trouble: 'declined', declined: { result: 'DECLINED', total: 2455 }, total: 2455 } as const;

it.each([
  ['a typed card', sentBy('new'), 'Your card was declined', 'Your bank didn’t approve $24.55 on Visa ending in 4242.'],
  ['a stored card', sentBy(mastercard.id), 'Your card was declined', 'Your bank didn’t approve $24.55 on Mastercard ending in 0098.'],
  ['another method', sentBy('payPal'), 'Your payment was declined', 'PayPal didn’t approve $24.55.'],
  ['what is not known', null, null, 'Your payment was declined.'],
] as const)('a payment that is declined names the method and the amount: %s (SUBMIT-11)', async (_, sent, heading, words) => {
  await render(shown(declined, { sent }));
  if (heading !== null) await expect.element(page.getByText(heading, { exact: true })).toBeVisible();
  await expect.element(page.getByText(`${words} You haven’t been charged. Choose another way to pay.`)).toBeVisible();
});

it('a payment that is declined for a new total, agreed to after the press, names that total (SUBMIT-01, SUBMIT-11)', async () => {
  await render(shown({ ...declined, declined: { result: 'DECLINED', total: 3241 }, total: 3241 }));
  await expect.element(page.getByText('Your bank didn’t approve $32.41 on Visa ending in 4242.', { exact: false })).toBeVisible();
});

it('a decline that folds the form leaves the watch of the time of the order where it is read out, and says what it says in the place of the time (SLOTS-10, SUBMIT-11)', async () => {
  const watch = <output>The watch stands here.</output>;
  const at = (screen: Filling, when?: string) => (
    <Routed>
      <CheckoutView {...checkoutProps} {...{ screen, watch, when }} place={watch} />
    </Routed>
  );
  const view = await render(at(emptyForm));
  // Of what is hidden nothing is read out.
  const news = page.getByRole('status').filter({ hasText: 'The watch stands here.' });
  await expect.element(news).toBeVisible();
  await view.rerender(at({ ...emptyForm, ...declined }));
  await expect.element(page.getByRole('button', { name: 'Edit your details' })).toBeVisible();
  await expect.element(news).toBeVisible();
  await view.rerender(at({ ...emptyForm, ...declined }, 'Closed now'));
  await expect.element(page.getByText(/ · Closed now$/)).toBeVisible();
});

it('a decline keeps its words and its amount where the cart changes, and the new total is said beside it (SUBMIT-01, SUBMIT-11)', async () => {
  const view = await render(shown(declined));
  const words = page.getByText('Your bank didn’t approve $24.55 on Visa ending in 4242.', { exact: false });
  const news = page.getByRole('status');
  await expect.element(news).toBeEmptyDOMElement();
  await view.rerender(shown({ ...declined, total: 3241, formerTotal: 2455 }));
  await expect.element(words).toBeVisible();
  await expect.element(news).toHaveTextContent('Your cart changed. New total: $32.41. It was $24.55.');
  await view.rerender(shown({ ...declined, total: 3241, formerTotal: 2455, isOwnChange: true }));
  await expect.element(news).toHaveTextContent('New total: $32.41. It was $24.55.');
  await view.rerender(shown({ ...declined, formerTotal: 2455 }));
  await expect
    .element(news)
    .toHaveTextContent('Your cart changed. Check what’s in it before you place the order. The total is still $24.55.');
  await expect.element(words).toBeVisible();
});

it('an order that is pressed for without a connection says so, that nothing was placed or charged, and that it can be pressed again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = await render(shown({ trouble: 'unsent' }));
  const offline = page.getByText(
    'You’re offline. Your order wasn’t placed, and you haven’t been charged. Press Place order again once you’re back online.',
  );
  await expect.element(offline).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect
    .element(page.getByText('You’re back online. Your order wasn’t placed, and you haven’t been charged.', { exact: false }))
    .toBeVisible();
  await expect.element(offline).not.toBeInTheDocument();
  await view.rerender(shown({ busy: 'saving' }));
  await view.rerender(shown({ trouble: 'unsent' }));
  await expect.element(page.getByText('We couldn’t save your details.', { exact: false })).toBeVisible();
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
  const rescheduled = { trouble: 'rescheduled', at: '2026-11-20T12:45', total: 1541 } as const;
  const view = await render(shown({ ...rescheduled, formerTotal: 771 }));
  await expect.element(page.getByText('for today at 12:45 PM. New total: $15.41. It was $7.71.', { exact: false })).toBeVisible();
  await view.rerender(shown({ ...rescheduled, formerTotal: 1541 }));
  await expect.element(page.getByText('for today at 12:45 PM, and your cart changed.', { exact: false })).toBeVisible();
  await view.rerender(shown({ ...rescheduled, formerTotal: null }));
  await expect.element(page.getByText('for today at 12:45 PM. Place it when you’re ready.', { exact: false })).toBeVisible();
});

it.each([
  ['PAYMENT_ERROR', 'Something went wrong at the payment service. You haven’t been charged.'],
  ['PAYMENT_FAILED', 'Your payment didn’t go through. You haven’t been charged.'],
] as const)('a payment that ends with %s says so, and that nothing was charged (GEN-18)', async (result, words) => {
  await render(shown({ trouble: 'declined', declined: { result, total: 2455 } }));
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
});

it('a later time that could not be saved says so, that nothing was placed, and that it can be pressed again (SUBMIT-12)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await render(shown({ trouble: 'timeUnsaved', at: '2026-11-20T12:45' }));
  const offline = page.getByText('You’re offline, so we couldn’t save the new time. Your order wasn’t placed.', { exact: false });
  await expect.element(offline).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('We couldn’t save the new time, so your order wasn’t placed. Place it again.')).toBeVisible();
});

const withGiftCard = sentBy(mastercard.id);
Object.assign(withGiftCard.payment, { giftCards: [{ ...tenDollars, isChosen: true, cents: 1000, isOfUse: true }] });

it.for([
  ['a stored card is named', sentBy(mastercard.id), /^Mastercard ending in 0098 isn’t in your account anymore/],
  ['a card that was typed is asked for', sentBy('new'), /^For your security, enter your card again/],
  ['a stored card is not named where a gift card may be gone', withGiftCard, /^For your security, enter your card again/],
  ['nothing is named after a reload', null, /^For your security, enter your card again/],
] as const)('of a payment that is gone, %s (PAYSTORED-05)', async ([, sent, words]) => {
  await render(shown({ trouble: 'cardNeeded' }, { sent }));
  await expect.element(page.getByText(words)).toBeVisible();
});
