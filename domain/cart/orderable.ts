import { centsFrom, type Cents } from '../money/money.ts';

interface CheckedCart {
  readonly items: readonly CheckedLine[];
  readonly exceptions: readonly LineException[];
}

interface CheckedLine {
  readonly sequenceNum: number;
  readonly itemDetails?: { readonly isUnavailable?: boolean | undefined } | undefined;
}

interface LineException {
  readonly i18nKey: string;
  readonly sequenceNum?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly maximumAllowed?: number | null | undefined;
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
    typeof sequenceNum === 'number' && typeof maximumAllowed !== 'number' ? [{ sequenceNum, reason: i18nKey, name: name ?? null }] : [],
  );
  const marked = items.flatMap(({ sequenceNum, itemDetails }) =>
    itemDetails?.isUnavailable === true ? [{ sequenceNum, reason: null, name: null }] : [],
  );
  return [...new Map([...marked, ...named].map((line) => [line.sequenceNum, line])).values()];
}

/** Reason codes of a line that another cafe or time may have. */
const orderReasons: readonly string[] = ['cart.validation.item.unavailable', 'cart.validation.item.stockout'];

/** Can a line that was refused for this reason code come in with another cafe or time (CART-24)? */
export const dependsOnOrder = (reasonCode: string): boolean => orderReasons.includes(reasonCode);

interface PricedLine {
  readonly sequenceNum: number;
  /** In dollars, as the server has it. */
  readonly totalPrice: number;
}

/** What the lines that can be ordered cost together, in cents: an unavailable line does not count (CART-24). */
export const orderableSubtotal = (items: readonly PricedLine[], unavailable: readonly Pick<UnavailableLine, 'sequenceNum'>[]): Cents =>
  items
    .filter((item) => !unavailable.some(({ sequenceNum }) => sequenceNum === item.sequenceNum))
    .reduce((sum, { totalPrice }) => sum + centsFrom(totalPrice), 0);

/** What a delivery still needs to reach the minimum of its cafe, in cents; 0 when it is reached, or there is none (CAFE-09). */
export const missingForDelivery = (minimum: Cents | null, subtotal: Cents): Cents => Math.max(0, (minimum ?? 0) - subtotal);
