import { CartPage } from '#src/views/cart/CartPage.tsx';
import { CartContents } from './-cart.tsx';

export const CartRoute = () => (
  <CartPage>
    <CartContents />
  </CartPage>
);
