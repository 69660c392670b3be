import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartPage, type StartKind } from '#src/pages/shell/StartPage.tsx';

/** What each kind of page shows before its code is there; the build draws it into the HTML. */
const meta = {
  title: 'Pages/Before the code',
  component: StartPage,
  args: { status: '' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartPage>;
export default meta;

const story = (kind: StartKind): StoryObj<typeof meta> => ({ args: { kind } });

export const Home = story('home');
export const Setup = story('setup');
export const Menu = story('menu');
export const Product = story('product');
export const Cart = story('cart');
export const Checkout = story('checkout');
export const Other = story('other');
