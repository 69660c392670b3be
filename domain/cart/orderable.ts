import type { SetUpOrder } from '../order/order.ts';
import type { Cents } from '../money/money.ts';
import type { CartException, CartItem } from './cart.ts';

interface CheckedCart {
  readonly items: readonly Pick<CartItem, 'sequenceNum' | 'isUnavailable'>[];
  readonly exceptions: readonly Omit<CartException, 'itemId'>[];
}

/** A line that keeps its cart from being ordered. */
export interface UnavailableLine {
  readonly sequenceNum: number;
  /** Key of the exception that says why (CART-24); null where the server only marks the line. */
  readonly reason: string | null;
  /** Null where the server does not name it. */
  readonly name: string | null;
}

/**
 * Lines that cannot be ordered at the cafe and time of the cart: those that the server marks, and those that it names in an exception,
 * also when they are not among its items any more. Too many of something (`maximumAllowed`) is not among them (QTY-04, QTY-05).
 */
export function unavailableLines({ items, exceptions }: CheckedCart): UnavailableLine[] {
  const named = exceptions.flatMap(({ i18nKey, sequenceNum, name, maximumAllowed }) =>
    sequenceNum !== null && maximumAllowed === null ? [{ sequenceNum, reason: i18nKey, name }] : [],
  );
  const marked = items.filter(({ isUnavailable }) => isUnavailable).map(({ sequenceNum }) => ({ sequenceNum, reason: null, name: null }));
  return [...new Map([...marked, ...named].map((line) => [line.sequenceNum, line])).values()];
}

/** Reason codes of a line that another cafe or time may have. */
const orderReasons: readonly string[] = ['cart.validation.item.unavailable', 'cart.validation.item.stockout'];

/** Can a line that was refused for this reason code come in with another cafe or time (CART-24)? */
export const dependsOnOrder = (reasonCode: string): boolean => orderReasons.includes(reasonCode);

/** What the lines that can be ordered cost together, in cents: an unavailable line does not count (CART-24). */
export const orderableSubtotal = (
  items: readonly Pick<CartItem, 'sequenceNum' | 'totalPrice'>[],
  unavailable: readonly Pick<UnavailableLine, 'sequenceNum'>[],
): Cents =>
  items
    .filter((item) => !unavailable.some(({ sequenceNum }) => sequenceNum === item.sequenceNum))
    .reduce((sum, { totalPrice }) => sum + totalPrice, 0);

/** Reason code of a cart that comes to less than its cafe delivers (CAFE-09). */
export const BELOW_MINIMUM = 'cart.validation.deliveryminimum';

/** The least that a cafe delivers. */
export interface DeliveryTerms {
  readonly cafe: Pick<SetUpOrder['cafe'], 'id' | 'name'>;
  /** In cents. */
  readonly minimum: Cents;
}

/** The least that an order must come to; null where there is none, as for anything but a delivery (CAFE-09). */
export const deliveryTermsOf = ({ destination, cafe }: Pick<SetUpOrder, 'destination' | 'cafe'>): DeliveryTerms | null =>
  destination === 'DELIVERY' && cafe.deliveryMinimum !== null ? { cafe, minimum: cafe.deliveryMinimum } : null;

/** What a delivery still needs to reach the minimum of its cafe, in cents; 0 when it is reached, or there is none (CAFE-09). */
export const missingForDelivery = (delivery: Pick<DeliveryTerms, 'minimum'> | null, subtotal: Cents): Cents =>
  Math.max(0, (delivery?.minimum ?? 0) - subtotal);
