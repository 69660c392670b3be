import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { PayPalView } from '#src/flows/pay-pal/PayPalView.tsx';

it.each(['failed', 'unknown', 'unavailable'] as const)('Escape leaves PayPal where it is %s', async (kind) => {
  const send = vi.fn<() => void>();
  await render(<PayPalView screen={{ kind }} send={send} />);
  await userEvent.keyboard('{Escape}');
  expect(send.mock.calls).toEqual([[{ type: 'payPal.left' }]]);
});

it('Escape does not leave PayPal while the account stores the agreement', async () => {
  const send = vi.fn<() => void>();
  await render(<PayPalView screen={{ kind: 'working', step: 'agreeing' }} send={send} />);
  await userEvent.keyboard('{Escape}');
  expect(send).not.toHaveBeenCalled();
});
