import type { Cart } from '#domain/cart/cart.ts';
import { CanceledOrderView } from '#src/pages/confirmation/CanceledOrderView.tsx';
import { useConfirmedCafe } from '../-setup/use-confirmed-cafe.ts';

/** An order that was canceled, with its cafe once it is known. */
export const CanceledOrder = ({ cart }: { readonly cart: Cart }) => (
  <CanceledOrderView cart={cart} cafe={useConfirmedCafe(cart.cafes[0]?.id ?? null).cafe} />
);
