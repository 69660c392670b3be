import type { Cents } from '../money/money.ts';

interface Priced {
  readonly itemId: string;
  /** In cents. */
  readonly price: Cents;
  readonly quantity?: number;
  readonly children?: readonly Priced[];
}

/** What one of an item costs with its children; a dynamic price replaces its own (CART-14, AMB-06). Prices in cents by item id. */
export const unitTotal = ({ itemId, price, children = [] }: Priced, adjusted: Readonly<Record<string, Cents>> = {}): Cents =>
  (adjusted[itemId] ?? price) + children.reduce((sum, child) => sum + unitTotal(child, adjusted) * Math.max(1, child.quantity ?? 1), 0);
