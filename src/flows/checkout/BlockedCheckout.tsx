import type { Cart } from '#domain/cart/cart.ts';
import { BELOW_MINIMUM } from '#domain/cart/orderable.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { BelowMinimum } from '#src/flows/cart/BelowMinimum.tsx';
import { cartRefusal } from '#src/flows/cart/cart-refusal.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface BlockedCheckoutProps {
  readonly reasonCode: string;
  readonly order: SetUpOrder;
  /** Null until it is read. */
  readonly cart: Cart | null;
  readonly back: { readonly label: string; readonly onAct: () => void };
}

/** Why the server takes no order of this cart, and the ways on: back to it, or what a delivery still needs (CAFE-09). */
export function BlockedCheckout({ reasonCode, order, cart, back }: BlockedCheckoutProps) {
  return (
    <>
      <NewWords>
        <Notice tone="warn" action={back}>
          {cartRefusal(reasonCode)}
        </Notice>
      </NewWords>
      {reasonCode === BELOW_MINIMUM && cart !== null && <BelowMinimum {...{ order, cart }} />}
    </>
  );
}
