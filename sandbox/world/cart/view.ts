import type { Cart, CartException } from '#contract/cart-entity.ts';
import type { CartItem } from '#contract/cart-item.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { taxRateIn } from '#sandbox/seeds/taxes.ts';
import { items as sold } from '../menu/catalog.ts';
import { upsellOf } from '../menu/upsells.ts';
import { discountsOf, isRewardCode, offerOf, type Discountable } from './discounts.ts';
import { inspect } from './inspect.ts';
import { dayOffset } from './quantity.ts';
import type { CafeNow, StoredCart } from './stored.ts';
import { totalsOf, type Totals } from './totals.ts';
import { leadOf, wantedAt } from './wanted-at.ts';

/** What discounts look at. */
export const discountableOf = (cart: StoredCart, items: readonly CartItem[], setting: CafeNow): Discountable => ({
  // No discount is on a gift card.
  lines: items.filter(isFood).map(({ itemId, totalPrice, amount }) => ({
    catId: sold.get(itemId)?.placard.catId ?? 0,
    cents: Math.round(totalPrice * 100),
    unitCents: Math.round(amount * 100),
  })),
  dayOffset: dayOffset(setting.now.slice(0, 10), wantedAt(cart, setting).slice(0, 10)),
});

const isFood = ({ type }: CartItem): boolean => type !== 'GIFT_CARD';

export function totalsIn(cart: StoredCart, items: readonly CartItem[], setting: CafeNow): Totals {
  const order = discountableOf(cart, items, setting);
  return totalsOf({
    lineCents: order.lines.map(({ cents }) => cents),
    giftCents: items.filter((item) => !isFood(item)).reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0),
    discountCents: discountsOf(cart.discountCodes, order).reduce((sum, { cents }) => sum + cents, 0),
    donationCents: cart.donations.reduce((sum, { cents }) => sum + cents, 0),
    tipCents: cart.destination === 'DELIVERY' ? cart.tipCents : 0,
    taxRate: cart.hasCheckedOut ? taxRateIn(setting.cafe.state) : null,
  });
}

/**
 * The cart in its wire format, with current prices; a placed order keeps its own. `more` are exceptions of the call itself.
 */
export function viewOf(cart: StoredCart, setting: CafeNow, more: readonly CartException[] = []): Cart {
  if (cart.placed) return cart.placed;
  const { items, exceptions } = inspect(cart, setting);
  const totals = totalsIn(cart, items, setting);
  return {
    cartId: cart.cartId,
    cartStatus: cart.hasCheckedOut ? 'CHECKEDOUT' : 'IN_PROGRESS',
    cartSummary: {
      destination: cart.destination,
      priority: cart.priority,
      orderFulfillmentDT: cart.fulfilment,
      orderStartDT: cart.orderStart,
      currentCafeTime: setting.now,
      ...(cart.priority === 'ASAP' && { leadTime: leadOf(cart, setting.cafe) }),
      subTotal: dollarsFrom(totals.subTotal),
      ...(totals.tax !== null && { tax: dollarsFrom(totals.tax) }),
      tip: dollarsFrom(totals.tip),
      discount: dollarsFrom(totals.discount),
      totalPrice: dollarsFrom(totals.total),
      specialInstructions: cart.specialInstructions,
      parkingSpot: cart.parkingSpot,
      goGreen: cart.goGreen,
      clientType: cart.clientType,
      appVersion: cart.appVersion,
    },
    cafes: [{ id: cart.cafeId, ...(cart.tableNumber !== null && { pagerNum: cart.tableNumber }) }],
    items: withDuplicates(items),
    discounts: discountsOf(cart.discountCodes, discountableOf(cart, items, setting)).map(({ code, cents }) => ({
      discCode: code,
      promoCode: isRewardCode(code) ? null : code,
      type: isRewardCode(code) ? 'REWARD' : 'PROMO',
      redeemed: false,
      processing: false,
      name: offerOf(code)?.name ?? null,
      amount: dollarsFrom(cents),
    })),
    rewards: cart.discountCodes
      .filter(isRewardCode)
      .map((code) => ({ discCode: code, name: offerOf(code)?.name ?? null, quantity: 1, autoApply: false, classificationType: 'ITEM' })),
    upsell: upsellOf(items),
    exceptions: [...exceptions, ...more],
    donations: cart.donations.map(({ donationId, name, cents }) => ({ donationId, name, amount: dollarsFrom(cents) })),
    amountAppliedFromGiftCards: 0,
    group: null,
    childCarts: [],
    customer: cart.customer,
    orderId: null,
    maskedOrderId: null,
    deliveryInfo: cart.deliveryInfo,
  };
}

/** Each line with the numbers of the others that are the same but for their count (CART-29). */
function withDuplicates(items: readonly CartItem[]): CartItem[] {
  const keyed = items.map((item) => {
    const { sequenceNum, quantity: _, totalPrice: __, vendorCartItemId: ___, ...line } = item;
    return { item, sequenceNum, key: JSON.stringify(line) };
  });
  const same = Map.groupBy(keyed, ({ key }) => key);
  return keyed.map(({ item, sequenceNum, key }) => {
    const others = (same.get(key) ?? []).map((one) => one.sequenceNum).filter((other) => other !== sequenceNum);
    return others.length === 0 ? item : { ...item, duplicateSequenceNums: others };
  });
}
