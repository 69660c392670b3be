import type { Meta, StoryObj } from '@storybook/react-vite';
import { cart } from '#model-tests/samples/carts.ts';
import { ConfirmationView } from '#src/pages/confirmation/ConfirmationView.tsx';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';
import { asPage } from './as-page.tsx';

const placed = { ...cart, orderId: 'order-1', maskedOrderId: '107919', customer: { firstName: 'Ana', email: 'ana@example.com' } };

const meta: Meta<typeof ConfirmationView> = {
  title: 'Pages/Confirmation',
  component: ConfirmationView,
  decorators: [asPage],
  args: {
    cart: placed,
    destination: 'RPU',
    cafe: { name: 'Old Mill', address: '571 Broad St, Springfield, IL', phone: '2175550123' },
    isCafeMissing: false,
    onRetry: () => {},
    when: 'Today at 12:30pm',
    calendar: 'BEGIN:VCALENDAR',
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmationView>;

export const Pickup: Story = {};
export const Delivery: Story = {
  args: {
    destination: 'DELIVERY',
    cart: { ...placed, deliveryInfo: { address1: '1 Main St', address2: null, city: 'Springfield', postalCode: '62701' } },
  },
};
export const DineIn: Story = {
  args: { destination: 'DINEIN', cart: { ...placed, cafes: [{ id: '203', pagerNum: 12 }] } },
};
export const Curbside: Story = {
  args: { destination: 'CURBSIDE', cart: { ...placed, cartSummary: { ...placed.cartSummary, parkingSpot: '7' } } },
};
export const WithoutCafe: Story = { args: { cafe: null, isCafeMissing: true } };
export const NoOrder: Story = { render: () => <NoOrderView reason="none" onRetry={() => {}} /> };
export const Unreachable: Story = { render: () => <NoOrderView reason="unreachable" onRetry={() => {}} /> };
