import { useRef } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { TypedCode } from '#src/flows/discount/CodeForm.tsx';
import { Discount } from './-discount.tsx';
import type { DiscountProps } from './-discount-part.tsx';

/** Codes and rewards of the cart, and the way to apply a code that is typed before the guest goes on or places the order. */
export function useCodes(cart: Cart | null, returnTo: DiscountProps['returnTo']) {
  const typedCode = useRef<TypedCode>(null);
  return {
    discounts: cart && <Discount cart={cart} returnTo={returnTo} typedCode={typedCode} />,
    applyCode: () => typedCode.current?.apply() ?? false,
  };
}
