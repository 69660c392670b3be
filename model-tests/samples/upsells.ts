import type { UpsellOffer } from '#domain/menu/upsell.ts';

const offer = (itemId: string, name: string, size: string, price: number): UpsellOffer => ({
  placardId: `placard-${itemId}`,
  itemId,
  name,
  imgKey: '',
  size,
  calories: 120,
  price,
});

/** What is offered to a cart without a drink. */
export const drinks = [offer('coffee', 'Hearth Blend Coffee', '16 oz', 279), offer('lemonade', 'Pressed Lemonade', '16 oz', 349)] as const;

/** What is offered to a cart with one. */
export const sweets = [offer('cookie', 'Chocolate Chunk Cookie', '', 299)] as const;
