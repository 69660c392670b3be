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
