import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { lastCartOf } from '#domain/cart/last-cart.ts';
import { CartPage } from '#src/flows/cart/CartPage.tsx';
import { CartView, type CartViewProps } from '#src/flows/cart/CartView.tsx';
import { LastCart } from '#src/flows/cart/LastCart.tsx';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import { checkoutProps } from '#model-tests/samples/checkout.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { cart } from '#model-tests/samples/carts.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { asPage } from './as-page.tsx';

const meta = { title: 'Pages/Cart and checkout offline', component: LastCart, decorators: [asPage] } satisfies Meta<typeof LastCart>;
export default meta;
type Story = StoryObj;

const NOW = '2026-11-20T11:30';
const last = lastCartOf(cart);
const left = fn();

const unloaded: CartViewProps = {
  screen: {
    kind: 'calm',
    cartId: cart.cartId,
    waiting: 0,
    arriving: [],
    isFull: false,
    excluded: [],
    limits: [],
    refusals: [],
    priceChanges: [],
    undecided: null,
  },
  send: () => {},
  cart: null,
  isUnloaded: true,
  isOnline: false,
  onReload: () => {},
  onRenew: null,
  hashOf: () => null,
  quantityMaxOf: () => 99,
  delivery: null,
  isPage: true,
  place: <OrderPlace order={pickup} now={NOW} returnTo="/app/cart.html" />,
};

/** Names and amounts, from this tab's storage; nothing that needs the server. */
export const Cart: Story = {
  render: () => (
    <CartPage>
      <CartView {...unloaded} last={last} />
    </CartPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline. This is your cart as you last saw it.');
    await expect(canvas.getByRole('list', { name: 'In your cart' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Check out/ })).toBeNull();
  },
};
export const CartAtNight: Story = { ...Cart, globals: { theme: 'dark' } };

/** This tab has not seen it. */
export const CartUnseen: Story = {
  render: () => (
    <CartPage>
      <CartView {...unloaded} last={null} />
    </CartPage>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('We’ll show your cart when you’re back online.'),
};

export const Lines: StoryObj<typeof meta> = { args: { last } };

/** One button: nothing here works without a connection, and the cart can be read. */
export const Checkout: Story = {
  render: () => (
    <CheckoutView
      {...checkoutProps}
      screen={{ kind: 'unpriced' }}
      isOnline={false}
      send={left}
      place={<OrderSection order={pickup} now={NOW} />}
      onGuestSignIn={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline, so you can’t pay right now.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to cart' }));
    await expect(left).toHaveBeenCalledWith({ type: 'checkout.left' });
  },
};
export const CheckoutAtNight: Story = { ...Checkout, globals: { theme: 'dark' } };
