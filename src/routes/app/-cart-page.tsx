import { CartPage } from '#src/flows/cart/CartPage.tsx';
import { CartContents } from './-cart.tsx';

export const CartRoute = () => (
  <CartPage>
    <CartContents />
  </CartPage>
);
