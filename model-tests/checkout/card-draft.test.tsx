import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { emptyCard, type TypedCard } from '#src/flows/card/card-form.ts';
import { fixtureWith } from './checkout.fixture.tsx';
import { emptyForm, noDraft } from '../samples/checkout.ts';

it('the card that was typed is there again after another page, also one that was opened while an order with it was sent', async () => {
  let kept: TypedCard | null = null;
  const shown = (screen: CheckoutScreen) =>
    fixtureWith({ ...noDraft, initial: kept ?? emptyCard, keep: (card) => void (kept = card) })(screen as never, () => {});
  const first = await render(shown(emptyForm));
  await page.getByLabelText('Card number').fill('4111111111111111');
  await first.unmount();
  const second = await render(shown(emptyForm));
  await expect.element(page.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
  expect(kept).toBeNull();
  await second.rerender(shown({ ...emptyForm, busy: 'submitting' }));
  await second.unmount();
  expect(kept).toMatchObject({ creditCardNumber: '4111 1111 1111 1111' });
});

it('a card that went as the page was loaded anew is asked for once it is over what came of the order that was sent (SUBMIT-22)', async () => {
  const draft = { ...noDraft, isLost: true };
  const shown = (screen: CheckoutScreen) => fixtureWith(draft)(screen as never, () => {});
  const view = await render(shown({ ...emptyForm, busy: 'submitting' }));
  await expect.element(page.getByText('The submission stands here.')).toBeVisible();
  // No wait for words that would come: those of a later moment are waited for below.
  const again = page.getByText('For your security, enter your card again.', { exact: false }).first();
  expect(again.query()).toBeNull();
  await view.rerender(shown(emptyForm));
  await expect.element(again).toBeVisible();
});

it('a card that went as the page was loaded anew is asked for until it is typed in full, and not again beside a decline (CHECKOUT-05)', async () => {
  const draft = { ...noDraft, isLost: true };
  const shown = (screen: CheckoutScreen) => fixtureWith(draft)(screen as never, () => {});
  const view = await render(shown(emptyForm));
  const again = page.getByText('For your security, enter your card again.', { exact: false });
  await expect.element(again.first()).toBeVisible();
  await page.getByLabelText('Card number').fill('4111111111111111');
  await page.getByLabelText('Name on the card').fill('Ana Diaz');
  await page.getByLabelText('Expires').fill('1230');
  await page.getByLabelText('Security code').fill('123');
  await expect.element(again.first()).toBeVisible();
  await page.getByLabelText('Billing ZIP code').fill('62701');
  await expect.element(again.first()).not.toBeInTheDocument();
  await page.getByLabelText('Card number').fill('');
  await view.rerender(shown({ ...emptyForm, trouble: 'declined' }));
  await expect.element(page.getByLabelText('Card number')).toBeVisible();
  expect(again.elements()).toHaveLength(0);
});
