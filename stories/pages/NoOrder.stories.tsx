import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';
import { asPage } from './as-page.tsx';

const meta: Meta<typeof NoOrderView> = {
  title: 'Pages/No order',
  component: NoOrderView,
  decorators: [asPage],
  args: { reason: 'none', onRetry: fn(), onSignIn: null },
};
export default meta;
type Story = StoryObj<typeof NoOrderView>;

export const NoOrder: Story = {};
/** It may be one of their account: the button signs in (ROUTES-11). */
export const UnknownOrder: Story = {
  args: { reason: 'unknown', onRetry: fn(), onSignIn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
/** A member finds theirs in the list. */
export const UnknownToMember: Story = {
  args: { reason: 'unknown', onRetry: fn(), onSignIn: null },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/app/recent-orders.html'),
};
export const Unreachable: Story = { args: { reason: 'unreachable' } };
