import type { Cart } from '#domain/cart/cart.ts';
import { deliveryTermsOf, missingForDelivery, orderableSubtotal, unavailableLines } from '#domain/cart/orderable.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { DeliveryMinimum, WaysToOrder } from './DeliveryMinimum.tsx';

interface BelowMinimumProps {
  readonly order: SetUpOrder;
  readonly cart: Cart;
}

/** What a delivery that the checkout refuses still needs, with the ways on that the cart has (CAFE-09); nothing where it needs nothing. */
export function BelowMinimum({ order, cart }: BelowMinimumProps) {
  const delivery = deliveryTermsOf(order);
  const missing = missingForDelivery(delivery, orderableSubtotal(cart.items, unavailableLines(cart)));
  if (delivery === null || missing === 0) return null;
  return (
    <Stack gap={16}>
      <DeliveryMinimum {...{ delivery, missing }} />
      {/* They stand below, as in the drawer of the cart. */}
      <WaysToOrder {...{ delivery, missing }} isDrawer />
    </Stack>
  );
}
