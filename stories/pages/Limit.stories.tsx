import type { Meta, StoryObj } from '@storybook/react-vite';
import { Routed } from '#model-tests/kit/routed.tsx';
import { pickup } from '#model-tests/samples/orders.ts';
import { LimitDialog } from '#src/flows/cart/LimitDialog.tsx';

const amountKey = 'cart.validation.thirdparty.orderamountlimit';

const meta: Meta<typeof LimitDialog> = {
  title: 'Pages/Cart/Limit of an order',
  component: LimitDialog,
  args: { amountKey, cafe: pickup.cafe, send: () => {} },
  render: (props) => (
    <Routed>
      <LimitDialog {...props} />
    </Routed>
  ),
};
export default meta;

type Story = StoryObj<typeof LimitDialog>;

export const OfAnItem: Story = {
  name: 'Of an item',
  args: { limits: [{ key: 'cart.validation.quantitylimit', name: 'Celebration Cake, 8 inch', maximum: 2 }] },
};

export const OfADelivery: Story = {
  name: 'Of what another company delivers',
  args: { limits: [{ key: amountKey, name: null, maximum: 250 }] },
};
