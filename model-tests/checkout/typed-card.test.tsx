import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import { CheckoutForm } from '#src/flows/checkout/CheckoutForm.tsx';
import { Routed } from '../kit/routed.tsx';
import { checkoutProps, emptyForm, noDraft } from '../samples/checkout.ts';
import { guestPayment } from '../samples/paying.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(314) 555-0142' };
const typed = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '12/31', cvv: '123', postalCode: '62701' };

it('a card is chosen as its number begins to be typed, so that no stored one takes its place at a sign-in (ALLOC-10, decision 033)', async () => {
  const sendPayment = vi.fn<(event: PaymentSelectionEvent) => void>();
  await render(
    <Routed>
      <CheckoutForm {...checkoutProps} sendPayment={sendPayment} screen={emptyForm} />
    </Routed>,
  );
  const number = page.getByLabelText(/^Card number/);
  await number.fill('4');
  await number.fill('41');
  await expect.poll(() => sendPayment.mock.calls).toEqual([[{ type: 'method.selected', id: 'new' }]]);
});

it.each([true, false])(
  'a card that was to be saved still is after the way back to the cart, where it can be: %s (C-86)',
  async (canSave) => {
    const send = vi.fn<(event: CheckoutEvent) => void>();
    const keep = vi.fn<typeof noDraft.keep>();
    const draft = { ...noDraft, initial: typed, isSaved: true, keep };
    const payment = { ...guestPayment(emptyForm.total), canSave };
    const { unmount } = await render(
      <Routed>
        <CheckoutForm {...checkoutProps} {...{ send, draft, payment }} known={ana} screen={emptyForm} />
      </Routed>,
    );
    await page.getByRole('button', { name: /^Place order/ }).click();
    const method = { kind: 'newCard', cardId: 'card-1', nth: 1, isSaved: canSave };
    await expect.poll(() => send.mock.calls.map(([event]) => 'paying' in event && event.paying.method)).toEqual([method]);
    await unmount();
    expect(keep.mock.lastCall).toEqual([typed, true]);
  },
);
