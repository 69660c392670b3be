import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { TypedAtCheckout } from '#machines/checkout/checkout.types.ts';
import { fixture } from './checkout.fixture.tsx';
import { emptyForm } from '../samples/checkout.ts';

/** The form with what is typed in it, as its flow keeps that. */
function Typing({ first = {} }: { readonly first?: TypedAtCheckout }) {
  const [typed, setTyped] = useState(first);
  return fixture(
    { ...emptyForm, typed },
    (event) => event.type === 'details.typed' && setTyped((before) => ({ ...before, ...event.typed })),
  );
}

const way = page.getByText('Add a note for the cafe');
const note = page.getByLabelText('Special instructions (optional)');

it('the note for the cafe takes one line until it is asked for, and stays in sight with words in it (ORD-SETUP-25, VALID-07)', async () => {
  await render(<Typing />);
  await expect.element(note).not.toBeVisible();
  await way.click();
  await note.fill('Ring twice');
  await way.click();
  await expect.element(note).toBeVisible();
  await expect.element(note).toHaveAttribute('maxlength', '120');
  await note.fill('');
  await way.click();
  await expect.element(note).not.toBeVisible();
});

it('a note that came with the order is in sight at once, and the keyboard does not fold it away (ORD-SETUP-24)', async () => {
  await render(<Typing first={{ specialInstructions: 'Ring twice' }} />);
  await expect.element(note).toBeVisible();
  await userEvent.click(note);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(note).toBeVisible();
});

it('on a desk the order begins beside the heading, which is read first, and beside it already while the total is added up', async () => {
  await page.viewport(1280, 900);
  const belowBar = (screen: CheckoutScreen) => <div style={{ paddingBlockStart: 64 }}>{fixture(screen, () => {})}</div>;
  const { rerender } = await render(belowBar({ kind: 'pricing' }));
  const heading = page.getByRole('heading', { level: 1 });
  const order = page.getByRole('heading', { level: 2, name: 'Your order' });
  const places = async () => {
    await expect.element(order).toBeVisible();
    return [heading, order].map((words) => words.element().getBoundingClientRect());
  };
  const [first, second] = await places();
  expect(second?.top).toBeLessThan(first?.bottom ?? 0);
  expect(heading.element().compareDocumentPosition(order.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await rerender(belowBar(emptyForm));
  await expect.element(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  expect((await places()).map(({ top, left }) => [top, left])).toEqual([first, second].map((box) => [box?.top, box?.left]));
});
