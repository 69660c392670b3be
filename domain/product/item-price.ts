import type { Cents } from '../money/money.ts';

/** What one of an item comes to as it is chosen, as the server has it (PRODUCT-06). */
export interface ItemPrice {
  /** In cents, with what was changed about it. */
  readonly price: Cents;
  readonly calories: number;
  /** In milligrams; null where it is not known. */
  readonly sodiumMg: number | null;
}
