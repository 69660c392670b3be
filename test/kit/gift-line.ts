import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import type { Cents } from '#domain/money/money.ts';

/** An e-gift card to Bo, as it is asked for. */
export const giftLine = (value: Cents, message = 'Enjoy.'): CartLineRequest => ({
  ...plainLine('900001', 'eGift Card'),
  giftCard: {
    value,
    isPromotional: false,
    sender: 'Ana',
    message,
    deliveryDate: null,
    recipient: { name: 'Bo', email: 'bo@example.com' },
    itemDesign: 'birthday',
  },
});

/** A card that came with a promotion. */
export const promotionalLine: CartLineRequest = {
  ...plainLine('900002', 'Bonus Card'),
  giftCard: { value: 0, isPromotional: true, sender: null, message: null, deliveryDate: null },
};
