import type { CartChild, CartItem } from '../cart/cart.ts';
import type { Cents } from '../money/money.ts';
import { overrideOf, type PriceOverrides } from './overrides.ts';

/** What is read of a line: its price with its parts, and what each of these adds. */
type PricedLine = Pick<CartItem, 'itemId' | 'amount' | 'quantity'> & { readonly children: readonly Pick<CartChild, 'price'>[] };

/**
 * Returns what a line of the cart would cost by the menu, with what its parts add, in cents; null where no rule has changed it, and where its server
 * does not charge what the rules say: a cart from before they applied, or a line with changes of its own (PRICING-02).
 */
export function wasTotal(overrides: PriceOverrides, { itemId, amount, quantity, children }: PricedLine): Cents | null {
  const override = overrideOf(overrides, itemId);
  const added = children.reduce((sum, { price }) => sum + price, 0);
  return override === null || override.adjPrice + added !== amount ? null : (override.originalPrice + added) * quantity;
}
