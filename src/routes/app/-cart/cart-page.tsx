import { CartPage } from '#src/flows/cart/CartPage.tsx';
import { AnyCart } from './cart.tsx';

export const CartRoute = () => (
  <CartPage>
    <AnyCart isPage />
  </CartPage>
);
