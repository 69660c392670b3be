import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SendAgain } from '#src/flows/kit/SendAgain.tsx';
import { ForgotView } from '#src/flows/password/ForgotView.tsx';
import { forms } from '#model-tests/samples/account.ts';
import { asPage } from './as-page.tsx';

const meta = { title: 'Pages/Forgotten password', decorators: [asPage] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

/** Every email is sent at once. */
function Forgot() {
  const [screen, setScreen] = useState<(typeof forms)['open'] | (typeof forms)['saved']>(forms.open);
  return (
    <ForgotView
      screen={screen}
      send={(event) => event.type === 'form.submitted' && setScreen(forms.saved)}
      onSignIn={ignore}
      onClose={ignore}
    />
  );
}

export const Asking: Story = { render: () => <Forgot /> };
export const NotSent: Story = { render: () => <ForgotView screen={forms.unsaved} send={ignore} onSignIn={ignore} onClose={ignore} /> };
export const Sent: Story = {
  render: () => <Forgot />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(await canvas.findByText(/If ana@example.com has an account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send it again' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to sign in' })).toHaveFocus());
  },
};
/** After a reload the email is not known any more. */
export const SentBefore: Story = { render: () => <ForgotView screen={forms.saved} send={ignore} onSignIn={ignore} onClose={ignore} /> };

const sent = fn();
/** Waits until the email had time to arrive, and again after each sending. */
export const SendItAgain: Story = {
  render: () => <SendAgain seconds={1} isBusy={false} onSend={sent} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send it again' });
    await userEvent.click(button);
    await expect(sent).not.toHaveBeenCalled();
    await expect(await canvas.findByText('You can send it again in 1 second.')).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 5000 });
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
