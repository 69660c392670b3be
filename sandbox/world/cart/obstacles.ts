import type { CartException } from '#contract/cart-entity.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { inspect } from './inspect.ts';
import type { CafeNow, StoredCart } from './stored.ts';
import { totalsIn } from './view.ts';
import { refused, type Refused } from './refused.ts';

/** What keeps the food of a cart from being ordered now (C-35). */
export function foodObstacles(cart: StoredCart, setting: CafeNow): CartException[] {
  if (cart.lines.length === 0) return [{ i18nKey: reasonCodes.cartEmpty }];
  const { items, exceptions } = inspect(cart, setting);
  const { subTotal } = totalsIn(cart, items, setting);
  const least = setting.cafe.minDeliveryCents;
  const isTooSmall = cart.destination === 'DELIVERY' && subTotal < least;
  return isTooSmall ? [...exceptions, { i18nKey: reasonCodes.deliveryMinimum, message: dollarsFrom(least).toFixed(2) }] : exceptions;
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whatever else an order needs: who it is for and where it goes; null when nothing is missing. */
export function missing({ customer, destination, tableNumber, deliveryInfo }: StoredCart): Refused | null {
  const { firstName, lastName, email, phone } = customer ?? {};
  if (![firstName, lastName, email, phone].every(isGiven)) return refused(422, reasonCodes.customerMissing);
  if (destination === 'DINEIN' && (tableNumber ?? 0) <= 0) return refused(422, reasonCodes.tableMissing);
  if (destination !== 'DELIVERY') return null;
  const { address1, city, countryDivision, postalCode } = deliveryInfo ?? {};
  const isDeliverable = [address1, city, countryDivision, postalCode].every(isGiven);
  return isDeliverable ? null : refused(422, reasonCodes.addressMissing);
}

/** Why a cart's food cannot be ordered, as a submission says it; null when it can. */
export function foodRefusal(cart: StoredCart, setting: CafeNow): Refused | null {
  const [first, ...rest] = foodObstacles(cart, setting);
  if (!first) return null;
  if (first.i18nKey === reasonCodes.cartEmpty) return refused(422, reasonCodes.cartEmpty);
  if (first.i18nKey === reasonCodes.deliveryMinimum) {
    return refused(422, reasonCodes.deliveryMinimum, [{ name: 'minimum', value: setting.cafe.minDeliveryCents / 100 }]);
  }
  return refused(422, reasonCodes.itemsInvalid, [{ name: 'exceptions', value: [first, ...rest] }]);
}
