import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { bothKinds, favoriteOrders, orders } from '#model-tests/samples/account.ts';
import { RecentsView } from '#src/pages/recents/RecentsView.tsx';
import { asPage } from './as-page.tsx';

const meta: Meta<typeof RecentsView> = {
  title: 'Pages/Recents and favorites',
  component: RecentsView,
  decorators: [asPage],
  args: {
    state: { kind: 'known', recents: bothKinds, favorites: favoriteOrders },
    linkToAll: <a href="#all">All orders</a>,
    dayPlaced: () => 'Friday, November 20',
    keyFor: (name) => (name === 'Iced Coffee' ? 'iced-coffee' : null),
    shareOf: () => ({ there: 2, all: 2, isGone: false }),
    onOrderAgain: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RecentsView>;

export const Known: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Group' }));
    await expect(canvas.getAllByText(/Group order/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Order again: Desk lunch' }));
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};
export const AtNight: Story = { globals: { theme: 'dark' } };
/** A reorder that is not fully available says so first. */
export const PartlyOnTheMenu: Story = {
  args: { shareOf: ({ isGroupOrder }) => (isGroupOrder ? { there: 0, all: 2, isGone: true } : { there: 1, all: 2, isGone: false }) },
};
export const WithoutFavorites: Story = { args: { state: { kind: 'known', recents: orders, favorites: [] } } };
export const NothingYet: Story = { args: { state: { kind: 'known', recents: [], favorites: [] } } };
export const Waiting: Story = { args: { state: { kind: 'waiting', onRetry: fn() } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
/** The focus of the button stays on the page while they are asked for once more (SESSION-24). */
export const AskedAgain: Story = {
  render: function Render(args) {
    const [kind, setKind] = useState<'failed' | 'waiting'>('failed');
    return <RecentsView {...args} state={{ kind, onRetry: () => setKind('waiting') }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const Guest: Story = { args: { state: { kind: 'guest', onSignIn: fn() } } };
export const SessionNotTrusted: Story = { args: { state: { kind: 'untrusted', onSignIn: fn() } } };
