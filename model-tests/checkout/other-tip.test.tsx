import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { fixture } from './checkout.fixture.tsx';
import { emptyForm } from '../samples/checkout.ts';

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;

const field = page.getByLabelText('Tip in dollars');
const errors = page.getByRole('region', { name: 'Please fix the following:' });

/** The form with what is typed in it, as its flow keeps that. */
async function openForm(screen: Filling = emptyForm) {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  let show: (typed: Filling['typed']) => void = () => {};
  function Typing({ shown }: { readonly shown: Filling }) {
    const [typed, setTyped] = useState(shown.typed);
    show = setTyped;
    return fixture({ ...shown, typed }, (event) =>
      event.type === 'details.typed' ? setTyped((before) => ({ ...before, ...event.typed })) : send(event),
    );
  }
  const { rerender } = await render(<Typing shown={screen} />);
  return {
    send,
    show: (changed: Filling) => {
      show(changed.typed);
      return rerender(<Typing shown={changed} />);
    },
  };
}

async function askForOther() {
  const form = await openForm();
  await page.getByRole('radio', { name: /^Other/ }).click();
  return form;
}

it.each(['$4.5x', '4,5', '4.50'])('%s is a tip of $4.50, which Enter sets; no order is placed (VALID-11, AMB-19)', async (typed) => {
  const { send } = await askForOther();
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'tip.chosen', tip: 450, percent: null }]]));
  await userEvent.tab();
  await expect.element(field).toHaveValue('$4.50');
  expect(send).toHaveBeenCalledOnce();
});

it.each(['', '.', '0', '200.01'])('%j is no tip: the field says which can be set, and no order is placed (VALID-10)', async (typed) => {
  const { send } = await askForOther();
  await field.fill(typed);
  await page.getByRole('button', { name: 'Set tip' }).click();
  await expect.element(page.getByText('Enter an amount from $0.01 to $200.00.')).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect.element(errors.getByRole('button', { name: 'Enter an amount from $0.01 to $200.00.' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('no order is placed without a tip that is typed and not set', async () => {
  const { send } = await askForOther();
  await field.fill('3');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await errors.getByRole('button', { name: 'Set your tip of $3.00, or choose No tip.' }).click();
  await expect.element(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('an amount that was typed and not set before a reload is in the field again, and no order is placed without it', async () => {
  const { send } = await openForm({ ...emptyForm, typed: { otherTip: '3' } });
  await expect.element(field).toHaveValue('3');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect.element(errors.getByRole('button', { name: 'Set your tip of $3.00, or choose No tip.' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('another choice takes the place of an amount that is typed, and the amount that is set stands in the field', async () => {
  const { send, show } = await askForOther();
  await field.fill('5');
  await page.getByRole('radio', { name: 'No tip' }).click();
  expect(send.mock.calls).toEqual([[{ type: 'tip.chosen', tip: 0, percent: 0 }]]);
  await show(emptyForm);
  await expect.element(field).not.toBeInTheDocument();
  await show({ ...emptyForm, tipPercent: null, tip: 250 });
  await expect.element(field).toHaveValue('$2.50');
});

it.for([
  ['savingTip', true],
  ['repricing', true],
  ['saving', false],
] as const)(
  'while a call is on its way (%s), another tip is taken only where no order is on its way with the one before (CART-10)',
  async ([busy, isTaken]) => {
    const { send, show } = await openForm({ ...emptyForm, busy });
    await page.getByRole('radio', { name: /20%$/ }).click();
    expect(send).toHaveBeenCalledTimes(isTaken ? 1 : 0);
    await show({ ...emptyForm, busy, typed: { otherTip: '4' } });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(isTaken ? 2 : 0);
  },
);
