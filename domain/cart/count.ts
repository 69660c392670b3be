interface Counted {
  readonly type: string;
  readonly quantity: number;
  readonly isPromotional?: boolean;
}

/** What a cart holds, and what the carts of a group's guests hold. */
export interface CountedCart {
  readonly items: readonly Counted[];
  readonly childCarts: readonly { readonly cartStatus: string; readonly items: readonly Counted[] }[];
}

const sum = (items: readonly Counted[]) =>
  items.reduce((count, { type, quantity, isPromotional }) => (type === 'GIFT_CARD' && isPromotional ? count : count + quantity), 0);

/** The number on the cart link: without promotional gift cards, with what guests of a group have handed in (NAV-14, NAV-15). */
export const itemCount = ({ items, childCarts }: CountedCart): number =>
  sum(items) + childCarts.filter(({ cartStatus }) => cartStatus === 'SUBMITTED').reduce((count, child) => count + sum(child.items), 0);

/** A checkout needs something to pay for (CHECKOUT-01). */
export const canCheckOut = (cart: CountedCart): boolean =>
  cart.items.length > 0 || cart.childCarts.some(({ cartStatus, items }) => cartStatus === 'SUBMITTED' && items.length > 0);
