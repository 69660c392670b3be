import type { CartItem } from '#contract/cart-item.ts';
import type { CartException } from '#contract/cart-entity.ts';
import { exceptionKeys } from '#contract/reason-codes.ts';
import { soldOutAt } from '../menu/stock.ts';
import { priceLine, type PricingContext } from './line.ts';
import { limitFor, MOST_OF_A_LINE, rulesetsOn } from './quantity.ts';
import type { CafeNow, StoredCart } from './stored.ts';
import { wantedAt } from './wanted-at.ts';

/** Deliveries by others carry no more than this, in cents of food (QTY-04). */
const THIRD_PARTY_MOST = 250_00;

/** Where a cart's lines are priced and checked. */
export function counterOf(cart: StoredCart, { cafe, now }: CafeNow): PricingContext {
  const at = wantedAt(cart, { cafe, now });
  const today = now.slice(0, 10);
  return {
    cafeId: cafe.id,
    destination: cart.destination,
    at,
    today,
    soldOut: soldOutAt(cafe.id, at.slice(0, 10), today),
    customizationsMaxAllowed: cafe.customizationsMaxAllowed,
    ruled: cart.isDynamicallyPriced ? { at, isSubscriber: cart.isSubscriber } : null,
    isChecking: true,
  };
}

/**
 * The cart's lines as they are priced here and now, and what keeps them from being sold. A line that cannot be sold keeps its price and
 * is marked; one that is on no menu any more is only an exception.
 */
export function inspect(cart: StoredCart, setting: CafeNow): { items: CartItem[]; exceptions: CartException[] } {
  const counter = counterOf(cart, setting);
  const items: CartItem[] = [];
  const exceptions: CartException[] = [];
  for (const { asked, sequenceNum, isSwapped } of cart.lines) {
    const priced = priceLine(asked, sequenceNum, counter);
    if (priced.kind === 'priced') {
      items.push({ ...priced.item, ...(isSwapped && { hasItemSwapped: true, hasCustomizationDropped: true }) });
      continue;
    }
    exceptions.push({ i18nKey: priced.i18nKey, name: priced.name, itemId: asked.itemId, sequenceNum });
    const kept = priceLine(asked, sequenceNum, { ...counter, isChecking: false });
    if (kept.kind === 'priced') items.push({ ...kept.item, itemDetails: { ...kept.item.itemDetails, isUnavailable: true } });
  }
  return { items, exceptions: [...exceptions, ...tooMany(cart, items, setting)] };
}

const overLimit = ({ itemId, name, sequenceNum }: CartItem, maximumAllowed: number): CartException => ({
  i18nKey: exceptionKeys.quantityLimit,
  itemId,
  name,
  sequenceNum,
  maximumAllowed,
});

/** Whether there is more of something than one order may have (QTY-02…05, AMB-50). */
export function tooMany(cart: StoredCart, items: readonly CartItem[], setting: CafeNow): CartException[] {
  const { today, at } = counterOf(cart, setting);
  const rulesets = rulesetsOn(today);
  // As soon as possible is today, even close to midnight (AMB-07).
  const day = cart.priority === 'ASAP' ? today : at.slice(0, 10);
  const byItem = new Map<string, CartItem[]>();
  for (const item of items) byItem.set(item.itemId, [...(byItem.get(item.itemId) ?? []), item]);

  const overRule = [...byItem.values()].flatMap((lines): CartException[] => {
    const [first] = lines;
    if (!first) return [];
    const limit = limitFor(first.itemId, rulesets, today, day) ?? Infinity;
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    if (quantity > limit) return [overLimit(first, limit)];
    return lines.filter((line) => line.quantity > MOST_OF_A_LINE).map((line) => overLimit(line, MOST_OF_A_LINE));
  });

  const cents = items.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0);
  const isTooMuch = cart.destination === 'DELIVERY' && setting.cafe.deliveryProvider !== '' && cents > THIRD_PARTY_MOST;
  const overAmount = { i18nKey: exceptionKeys.thirdPartyLimit, maximumAllowed: THIRD_PARTY_MOST / 100 };
  return isTooMuch ? [...overRule, overAmount] : overRule;
}
