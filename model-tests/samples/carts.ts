import type { Cart, CartItem, CartSummary } from '#domain/cart/cart.ts';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';

/** A line as a guest asks for it. */
export const clubLine: CartLineRequest = plainLine('72022', 'Club');

/** The same line in the cart. */
export const club: CartItem = {
  ...clubLine,
  sequenceNum: 1,
  imgKey: null,
  size: 'Whole',
  children: [],
  amount: 1000,
  totalPrice: 1000,
  isUnavailable: false,
  changeId: null,
};

const cartSummary: CartSummary = {
  destination: 'RPU',
  priority: null,
  orderFulfillmentDT: null,
  currentCafeTime: null,
  leadTime: null,
  subTotal: 1000,
  tax: null,
  tip: null,
  discount: null,
  totalPrice: 1000,
  parkingSpot: null,
  goGreen: null,
  specialInstructions: null,
};

/** A cart with one line that costs ten dollars. */
export const cart: Cart = {
  cartId: 'cart-1',
  cartStatus: 'IN_PROGRESS',
  cartSummary,
  cafes: [{ id: '203', pagerNum: null }],
  items: [club],
  upsell: null,
  exceptions: [],
  discounts: [],
  donations: [],
  childCarts: [],
  customer: null,
  deliveryInfo: null,
  orderId: null,
  maskedOrderId: null,
};

/** What every look of a cart has, where nothing waits and nothing is left out. */
export const cartFrame = {
  cartId: 'cart-1',
  waiting: 0,
  arriving: [],
  isFull: false,
  undecided: null,
  excluded: [],
  limits: [],
  refusals: [],
  priceChanges: [],
};

/** The cart as the server has it. */
export const calmCart: CartScreen = { ...cartFrame, kind: 'calm' };

/** What a cart needs besides itself, where nothing else is on its page. */
export const cartAlone = {
  isUnloaded: false,
  onReload: () => {},
  onRenew: null,
  hashOf: () => null,
  quantityMaxOf: () => 9,
  place: null,
  delivery: null,
} as const;
