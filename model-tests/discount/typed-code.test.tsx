import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { DiscountScreen } from '#machines/discount/discount.screen.ts';
import type { DiscountEvent } from '#machines/discount/discount.types.ts';
import type { TypedCode } from '#src/flows/discount/CodeForm.tsx';
import { DiscountView } from '#src/flows/discount/DiscountView.tsx';
import { Routed } from '../kit/routed.tsx';

const field = page.getByLabelText('Promo code');
const calm: DiscountScreen = { kind: 'calm', rewards: [] };
const checking: DiscountScreen = { kind: 'working', at: 'applying', code: 'SAVE10', isEarly: false, isSwap: false, rewards: [] };
const refused: DiscountScreen = {
  kind: 'refused',
  trouble: { code: 'SAVE10', name: null, problem: 'code', reasonCode: 'Discounts.expired' },
  isWaiting: false,
  rewards: [],
};

async function openField() {
  const send = vi.fn<(event: DiscountEvent) => void>();
  const typedCode = createRef<TypedCode>();
  const shown = (screen: DiscountScreen) => (
    <Routed>
      <button type="button">Place order</button>
      <DiscountView {...{ screen, send, typedCode }} applied={[]} isOpenAtFirst returnTo="/app/checkout.html" />
    </Routed>
  );
  const { rerender } = await render(shown(calm));
  return { send, apply: () => typedCode.current?.apply(), show: (screen: DiscountScreen) => rerender(shown(screen)) };
}

it('an order waits for a code that is typed, and for no empty field', async () => {
  const { send, apply, show } = await openField();
  expect(apply()).toBe(false);
  await field.fill(' save10 ');
  expect(apply()).toBe(true);
  expect(send.mock.calls).toEqual([[{ type: 'code.submitted', code: 'SAVE10' }]]);
  await show(checking);
  expect(apply()).toBe(true);
  expect(send).toHaveBeenCalledOnce();
});

it('a code that an order waited for and that is refused says so once at its field; the next press places the order, another code is applied first', async () => {
  const { send, apply, show } = await openField();
  await field.fill('save10');
  apply();
  await show(checking);
  await page.getByRole('button', { name: 'Place order' }).click();
  await show(refused);
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('SAVE10 has ended.')).toBeVisible();
  await expect.element(page.getByText('Your order isn’t placed yet.', { exact: false })).toBeVisible();
  expect(apply()).toBe(false);
  await field.fill('SAVE20');
  expect(apply()).toBe(true);
  expect(send).toHaveBeenLastCalledWith({ type: 'code.submitted', code: 'SAVE20' });
});

it('a code that is typed in a fold that was closed again takes the focus where it is refused', async () => {
  const { apply, show } = await openField();
  await field.fill('save10');
  await page.getByText('Add a promo code').click();
  await expect.element(page.getByText('Apply', { exact: true })).not.toBeVisible();
  apply();
  await show(checking);
  await show(refused);
  await expect.element(field).toHaveFocus();
});
