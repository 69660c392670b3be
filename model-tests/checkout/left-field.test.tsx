import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { fixture } from './checkout.fixture.tsx';
import { emptyForm } from '../samples/checkout.ts';

const zip = page.getByLabelText('Billing ZIP code');
const wrong = 'Enter a 5-digit ZIP code.';
const said = () => page.getByRole('status').filter({ hasText: wrong });

async function openForm(typed = {}) {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  await render(fixture({ ...emptyForm, typed }, send));
  return send;
}

it('a field that is left with something wrong in it says so once, until it is mended; the summary waits for Place order', async () => {
  await openForm();
  await zip.fill('123');
  await expect.element(page.getByText(wrong)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(zip).toHaveAttribute('aria-invalid', 'true');
  await expect.element(zip).toHaveAccessibleDescription(wrong);
  await expect.element(said()).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Please fix the following:' })).not.toBeInTheDocument();
  await zip.fill('12345');
  await expect.element(page.getByText(wrong)).not.toBeInTheDocument();
  await expect.element(zip).not.toHaveAttribute('aria-invalid');
});

it('a field that is left empty says nothing', async () => {
  await openForm();
  await zip.click();
  await userEvent.tab();
  await expect.element(zip).not.toHaveAttribute('aria-invalid');
});

it('details that are left with something wrong in them say so (CHECKOUT-06)', async () => {
  await openForm({ email: 'ana@example' });
  await page.getByLabelText('Email', { exact: true }).click();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

it('a press that takes the focus arrives where it began, and the error comes after it', async () => {
  await openForm();
  await zip.fill('123');
  const name = page.getByLabelText('First name');
  await name.click();
  await expect.element(name).toHaveFocus();
  await expect.element(zip).toHaveAttribute('aria-invalid', 'true');
});

it('Place order reads its errors out by the summary alone', async () => {
  await openForm();
  await zip.fill('123');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect.element(page.getByRole('region', { name: 'Please fix the following:' })).toHaveFocus();
  expect(said().elements()).toEqual([]);
});

it('an error that is another when its field is left again is read out, once, and the summary keeps its link', async () => {
  await openForm();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const number = page.getByLabelText('Card number');
  const changed = () => page.getByRole('status').filter({ hasText: 'does not pass luhn validation' });
  await number.fill('4111 1111 1111 1112');
  await expect.element(number).toHaveAccessibleDescription(/does not pass luhn validation/);
  expect(changed().elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(changed()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /does not pass luhn validation/ })).toBeVisible();
});

it('an error that is the same when its field is left again is not read out twice', async () => {
  await openForm();
  await zip.fill('12');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await zip.fill('123');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Card number')).toBeVisible();
  expect(said().elements()).toEqual([]);
});
