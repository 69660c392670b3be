import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { KnownDetails } from '#domain/checkout/details.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { CheckoutForm } from '#src/flows/checkout/CheckoutForm.tsx';
import { Routed } from '../kit/routed.tsx';
import { cart } from '../samples/carts.ts';
import { checkoutProps, emptyForm } from '../samples/checkout.ts';

const ana: KnownDetails = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(314) 555-0142' };
const cartSummary = { ...cart.cartSummary, totalPrice: 0, specialInstructions: 'Ring twice', goGreen: true };

it('the wishes that came with the order are in the form, and placing the order keeps them (ORD-SETUP-24, CART-31)', async () => {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  const screen = { ...emptyForm, total: 0 };
  await render(
    <Routed>
      <CheckoutForm {...checkoutProps} {...{ screen, send }} known={ana} cart={{ ...cart, cartSummary }} />
    </Routed>,
  );
  await expect.element(page.getByLabelText(/^Special instructions/)).toHaveValue('Ring twice');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const form = expect.objectContaining({ specialInstructions: 'Ring twice', goGreen: true }) as object;
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'form.submitted', form }));
});
