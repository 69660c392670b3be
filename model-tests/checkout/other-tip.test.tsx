import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { FormEvent } from 'react';
import type { TipChoice } from '#domain/checkout/tip.ts';
import { TipFields } from '#src/flows/checkout/TipFields.tsx';

async function askForOther() {
  const onChoose = vi.fn<(choice: TipChoice) => void>();
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const shown = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <TipFields percent={0} tip={0} subTotal={2000} isBusy={isBusy} onChoose={onChoose} />
      <button>Place order</button>
    </form>
  );
  const { rerender } = await render(shown(false));
  await page.getByRole('radio', { name: /^Other/ }).click();
  return { onChoose, onSubmit, field: page.getByLabelText('Tip in dollars'), setBusy: (isBusy: boolean) => rerender(shown(isBusy)) };
}

it('a tip of the guest’s own is set by Enter, which does not place the order (VALID-10, VALID-11)', async () => {
  const { onChoose, onSubmit, field } = await askForOther();
  expect(onChoose).not.toHaveBeenCalled();
  await field.fill('$4.5x');
  await expect.element(field).toHaveValue('4.5');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ percent: null, tip: 450 }));
  await expect.element(field).toHaveValue('4.50');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an amount that is none, or out of bounds, says which can be set, and sets nothing (VALID-10)', async () => {
  const { onChoose, field } = await askForOther();
  for (const typed of ['.', '0', '200.01']) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Set tip' }).click();
    await expect.element(page.getByText('Enter an amount from $0.01 to $200.00.')).toBeVisible();
    await expect.element(field).toHaveValue(typed);
  }
  expect(onChoose).not.toHaveBeenCalled();
});

it('an amount that is typed while the cart is priced is set once that has ended, when the field was left', async () => {
  const { onChoose, field, setBusy } = await askForOther();
  await setBusy(true);
  await field.fill('3');
  await userEvent.tab();
  await expect.element(field).toHaveValue('3.00');
  expect(onChoose).not.toHaveBeenCalled();
  await setBusy(false);
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ percent: null, tip: 300 }));
});
