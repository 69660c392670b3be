import type { CartLineRequest } from '#domain/cart/line.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';

export interface ItemPriceInput {
  readonly cafeId: string;
  /** The item as it is chosen. */
  readonly line: CartLineRequest;
}

export interface ItemPriceContext extends ItemPriceInput {
  /** What the server says of the item as it is chosen; null: nothing, so that the sum of the menu's prices holds (PRODUCT-07). */
  readonly priced: ItemPrice | null;
}

export type ItemPriceEvent = { type: 'item.changed'; line: CartLineRequest };

export type PriceItemInput = ItemPriceInput;
export type PriceItemResult = { kind: 'priced' } & ItemPrice;
