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
/** The browser knows of it what the home page shows; the rest did not come (ACTIVE-05). */
export const Known: Story = {
  args: { reason: 'unreachable', known: { number: '107919', cafe: 'Old Mill', when: '12:30 PM' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Order 107919 at Old Mill, for 12:30 PM.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
