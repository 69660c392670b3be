import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppShell } from '#src/pages/shell/AppShell.tsx';
import { NotFoundPage } from '#src/pages/shell/NotFoundPage.tsx';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { Routed } from '#model-tests/kit/routed.tsx';
import { asPage } from './as-page.tsx';

const meta = { title: 'Pages/Not found, failed and offline' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const retried = fn();

export const NotFound: Story = {
  decorators: [asPage],
  render: () => <NotFoundPage />,
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'An empty dish with a few crumbs' })).toBeVisible(),
};
export const NotFoundAtNight: Story = { ...NotFound, globals: { theme: 'dark' } };
export const Failed: Story = {
  decorators: [asPage],
  render: () => <PageError isOnline onRetry={retried} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalled();
  },
};
export const FailedOffline: Story = { decorators: [asPage], render: () => <PageError isOnline={false} onRetry={() => {}} /> };

/** The band is above the bar, and is read out. */
export const Offline: Story = {
  decorators: [],
  render: () => (
    <Routed>
      <AppShell order={null} account={null} cart={null} isOffline isUnderMaintenance={false} isLoading={false} footer={null}>
        <p>Sandwiches</p>
      </AppShell>
    </Routed>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You’re offline. Your cart is saved.'),
};
