import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noAlternatives, type Alternatives } from '#domain/cart/alternatives.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { plainLine } from '#domain/cart/line.ts';
import { CartPage } from '#src/flows/cart/CartPage.tsx';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { SwapCard } from '#src/flows/cart/SwapCard.tsx';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { calmCart, cart, cartAlone, club } from '#model-tests/samples/carts.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { asPage } from './as-page.tsx';

const meta = { title: 'Pages/Cart with a sold-out item', component: CartView, decorators: [asPage] } satisfies Meta<typeof CartView>;
export default meta;
type Story = StoryObj;

const steak: CartItem = { ...club, sequenceNum: 2, itemId: '7100', name: 'Steak & Blue Ciabatta', totalPrice: 1489, isUnavailable: true };
const line = plainLine('7300', 'Chicken Pesto Press');
const swappable: Alternatives = {
  substitute: { placard: { ...clubPlacard, name: line.name, imgKey: 'chicken-pesto-press' }, line, price: 1299 },
  isEditHelpful: false,
  isElsewhere: true,
  change: null,
};
const send = fn();
const withSteak = (alternatives: Alternatives, why = 'Sold out at Riverside') => (
  <CartPage>
    <CartView
      screen={calmCart}
      send={send}
      cart={{ ...cart, items: [club, steak] }}
      {...cartAlone}
      whyOf={() => why}
      alternativesOf={() => alternatives}
      SwapCard={SwapCard}
      nearby={{ destination: 'RPU', searchedAt: 0, onFollow: () => {} }}
      isPage
      place={<OrderPlace order={pickup} now="2026-11-20T11:30" returnTo="/app/cart.html" />}
    />
  </CartPage>
);

/** Under the line is the nearest thing that can be had. */
export const WithSubstitute: Story = {
  render: () => withSteak(swappable),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap Steak & Blue Ciabatta for Chicken Pesto Press' }));
    await expect(send).toHaveBeenCalledWith({
      type: 'line.changed',
      cartId: cart.cartId,
      sequenceNum: 2,
      line: { ...line, shownPrice: 1299 },
    });
    await expect(canvas.getByRole('link', { name: 'Find it nearby: Steak & Blue Ciabatta' })).toBeVisible();
  },
};
export const WithSubstituteAtNight: Story = { ...WithSubstitute, globals: { theme: 'dark' } };

/** Nothing like it can be had here. */
export const WithoutSubstitute: Story = {
  render: () => withSteak({ ...noAlternatives, isElsewhere: true }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Swap/ })).toBeNull();
    await expect(canvas.getAllByText(/You can leave it out/)[0]).toBeVisible();
  },
};

/** It is had at another time: the setup opens with the first that fits. */
export const AtAnotherTime: Story = {
  render: () => withSteak({ ...noAlternatives, change: { step: 'time', placardId: 'steak' } }, 'Until 10:30 AM at this cafe'),
  play: async ({ canvas }) => {
    const change = canvas.getByRole('link', { name: 'Change time: Steak & Blue Ciabatta' });
    await expect(change).toHaveAttribute('href', expect.stringMatching(/step=time.*item=steak/));
    await expect(canvas.queryByRole('link', { name: /^Edit Steak/ })).toBeNull();
  },
};

/** Another tab places the order right now. */
export const BeingPlaced: Story = {
  render: () => (
    <CartPage>
      <CartView screen={calmCart} send={send} cart={{ ...cart, items: [club] }} {...cartAlone} isPage isPlacing place={null} />
    </CartPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Your order is being placed in another tab/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remove / })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('link', { name: /^Check/ })).toBeNull();
  },
};

const untimely = { when: 'Closed now. Opens at 6:30 AM', brief: 'Closed now', choose: 'Choose a time', help: 'time' } as const;
/** The order is for as soon as possible, and its cafe has closed. */
export const CafeClosed: Story = {
  render: () => (
    <CartPage>
      <CartView
        screen={calmCart}
        send={send}
        cart={{ ...cart, items: [club] }}
        {...cartAlone}
        isPage
        untimely={untimely}
        place={<OrderPlace order={pickup} now="2026-11-20T23:30" returnTo="/app/cart.html" untimely={untimely} />}
      />
    </CartPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a time' })).toBeVisible();
    await expect(canvas.queryByText(/^As soon as possible/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Check out/ })).toBeNull();
  },
};
