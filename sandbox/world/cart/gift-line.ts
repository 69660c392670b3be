import type { CartItem, CartItemRequest } from '#contract/cart-item.ts';
import { exceptionKeys } from '#contract/reason-codes.ts';
import { centsFrom, dollarsFrom } from '#domain/money/money.ts';
import { giftItems, type GiftItemSeed } from '#sandbox/seeds/gift-items.ts';
import { refused, type Priced } from './priced.ts';
import type { StoredCart } from './stored.ts';

export const giftItemOf = (itemId: string): GiftItemSeed | null => (Object.hasOwn(giftItems, itemId) ? (giftItems[itemId] ?? null) : null);

/** A gift card as the cart keeps it, worth what was asked for (EGIFT-03); one of a promotion costs nothing. */
export function priceGiftCard(
  asked: CartItemRequest,
  sequenceNum: number,
  { name, isPromotional, least, most }: GiftItemSeed,
): Priced<CartItem> {
  const cents = isPromotional ? 0 : centsFrom(asked.price ?? 0);
  if (cents < least || cents > most) return refused(exceptionKeys.itemUnknown, name);
  const { itemId, quantity, sender, recipient, itemDesign, message, deliveryDate } = asked;
  return {
    kind: 'priced',
    item: {
      itemId,
      name,
      type: 'GIFT_CARD',
      sequenceNum,
      quantity,
      price: dollarsFrom(cents),
      amount: dollarsFrom(cents),
      totalPrice: dollarsFrom(cents * quantity),
      childItems: [],
      editable: !isPromotional,
      isPromotionalGiftCard: isPromotional,
      vendorCartItemId: asked.vendorCartItemId ?? null,
      sender,
      recipient,
      itemDesign,
      message,
      deliveryDate,
    },
  };
}

/** Whether a cart holds gift cards and nothing else (C-110). */
export const holdsOnlyGiftCards = ({ lines }: Pick<StoredCart, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ asked }) => giftItemOf(asked.itemId) !== null);
