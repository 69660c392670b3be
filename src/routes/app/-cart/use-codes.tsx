import { useRef } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { TypedCode } from '#src/flows/discount/CodeForm.tsx';
import { Discount } from './discount.tsx';
import type { DiscountProps } from './discount-part.tsx';

/** Draws the codes and rewards of a cart. `applyCode` applies a code that was typed and not applied; it returns false where there is none. */
export function useCodes(cart: Cart | null, returnTo: DiscountProps['returnTo']) {
  const typedCode = useRef<TypedCode>(null);
  return {
    discounts: cart && <Discount cart={cart} returnTo={returnTo} typedCode={typedCode} />,
    applyCode: () => typedCode.current?.apply() ?? false,
  };
}
