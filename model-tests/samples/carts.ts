import type { Cart } from '#contract/cart-entity.ts';
import type { CartItem } from '#contract/cart-item.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';

export const club: CartItem = {
  itemId: '72022',
  name: 'Club',
  type: 'PRODUCT',
  quantity: 1,
  price: 10,
  amount: 10,
  totalPrice: 10,
  size: 'Whole',
  sequenceNum: 1,
  childItems: [],
  editable: true,
};

/** A cart with one line that costs ten dollars. */
export const cart: Cart = {
  cartId: 'cart-1',
  cartStatus: 'IN_PROGRESS',
  cartSummary: { destination: 'RPU', subTotal: 10, totalPrice: 10 },
  cafes: [{ id: '203' }],
  items: [club],
  discounts: [],
  rewards: [],
  exceptions: [],
  donations: [],
  childCarts: [],
};

/** The same line as a guest asks for it. */
export const clubLine: CartLineRequest = {
  itemId: '72022',
  name: 'Club',
  quantity: 1,
  ingredients: [],
  msgKitchen: '',
  msgPreparedFor: '',
};
