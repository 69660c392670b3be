import { useRef } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { TypedCode } from '#src/flows/discount/CodeForm.tsx';
import { Discount } from './-discount.tsx';

/** Codes and rewards at the checkout, and the way to apply a code that is typed before an order is placed. */
export function useCodes(cart: Cart | null) {
  const typedCode = useRef<TypedCode>(null);
  return {
    discounts: cart && <Discount cart={cart} returnTo="/app/checkout.html" typedCode={typedCode} />,
    applyCode: () => typedCode.current?.apply() ?? false,
  };
}
