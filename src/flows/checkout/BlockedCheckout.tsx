import type { Cart } from '#domain/cart/cart.ts';
import { BELOW_MINIMUM, deliveryTermsOf, missingForDelivery, orderableSubtotal, unavailableLines } from '#domain/cart/orderable.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cartRefusal } from '#src/flows/cart/cart-refusal.ts';
import { DeliveryMinimum, WaysToOrder } from '#src/flows/cart/DeliveryMinimum.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface BlockedCheckoutProps {
  readonly reasonCode: string;
  readonly order: SetUpOrder;
  /** Null until it is read. */
  readonly cart: Cart | null;
  readonly back: { readonly label: string; readonly onAct: () => void };
}

/** Why the server takes no order of this cart, and the way back to it; of a delivery below its minimum, what it still needs and the ways that the cart has (CAFE-09). */
export function BlockedCheckout({ reasonCode, order, cart, back }: BlockedCheckoutProps) {
  const delivery = reasonCode === BELOW_MINIMUM && cart !== null ? deliveryTermsOf(order) : null;
  const missing = cart === null ? 0 : missingForDelivery(delivery, orderableSubtotal(cart.items, unavailableLines(cart)));
  const hasWays = delivery !== null && missing > 0;
  return (
    <Stack gap={16}>
      <NewWords>
        <Notice tone="warn" action={hasWays ? undefined : back}>
          {cartRefusal(reasonCode)}
        </Notice>
      </NewWords>
      {hasWays && (
        <>
          <DeliveryMinimum {...{ delivery, missing }} />
          {/* They stand below, as in the drawer of the cart. */}
          <WaysToOrder {...{ delivery, missing }} isDrawer />
        </>
      )}
    </Stack>
  );
}
