import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SetUpOrder } from '#domain/order/order.ts';
import { TimeInstead } from '#src/flows/kit/TimeInstead.tsx';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import { AppShell } from '#src/pages/shell/AppShell.tsx';
import { CartLink } from '#src/pages/shell/CartLink.tsx';
import { OrderSummary } from '#src/pages/shell/OrderSummary.tsx';
import { Routed } from '#model-tests/kit/routed.tsx';
import { delivery, pickup } from '#model-tests/samples/orders.ts';

/** The bar of the menu and of most pages says how, where and when; and where the time cannot be kept, that, in its place. */
const meta = { title: 'Pages/Order in the bar' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = { choose: 'Choose a time', help: 'time' } as const;
const closed: Untimely = { ...choose, when: 'Closed now. Opens tomorrow at 6:30 AM', brief: 'Closed now' };
const passed: Untimely = { ...choose, when: 'Sat, Nov 21 at 12:00 PM has passed', brief: 'Sat, Nov 21 has passed' };

const barOf = (order: SetUpOrder, untimely: Untimely | null) => (
  <Routed>
    <AppShell
      order={
        <OrderSummary
          order={order}
          now="2026-11-20T23:30"
          returnTo="/app/home.html"
          onSearch={() => {}}
          {...(untimely && { time: <TimeInstead words={untimely} returnTo="/app/home.html" /> })}
        />
      }
      account={null}
      cart={<CartLink label="count" count={2} isLit={false} onOpenDrawer={() => {}} />}
      isOffline={false}
      isUnderMaintenance={false}
      isLoading={false}
      footer={null}
    >
      <p>Sandwiches</p>
    </AppShell>
  </Routed>
);

export const InTime: Story = { render: () => barOf(pickup, null) };
export const CafeClosed: Story = {
  render: () => barOf(pickup, closed),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your order' })).toHaveTextContent('Closed now Choose a time');
    await expect(canvas.queryByText('As soon as possible')).toBeNull();
  },
};
export const CafeClosedAtNight: Story = { ...CafeClosed, globals: { theme: 'dark' } };
export const KitchenClosed: Story = {
  render: () => barOf(pickup, { ...choose, when: 'Not taking orders right now', brief: 'Kitchen closed' }),
};
export const TimePassed: Story = { render: () => barOf({ ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T12:00' } }, passed) };
export const TableAtClosedCafe: Story = {
  render: () =>
    barOf(
      { ...pickup, destination: 'DINEIN', tableNumber: 12 },
      { when: 'Closed now', brief: 'Closed now', choose: 'Change your order', help: 'destination' },
    ),
};
export const DeliveryClosed: Story = { render: () => barOf({ ...delivery, schedule: pickup.schedule }, closed) };
