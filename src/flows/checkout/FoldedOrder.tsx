import { ChevronDown, ShoppingBag } from 'lucide';
import type { Cart } from '#domain/cart/cart.ts';
import { totalOf } from '#domain/cart/sums.ts';
import { formatCents } from '#domain/money/money.ts';
import { itemCount } from '#domain/navigation/order-bar.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { CartTotals } from '#src/flows/cart/CartTotals.tsx';
import { OrderLines } from '#src/flows/cart/OrderLines.tsx';
import * as css from './Checkout.css.ts';

/** On a phone, what is ordered: one line with the total, which opens to the lines of the cart and its sums. */
export function FoldedOrder({ cart }: { readonly cart: Cart }) {
  const total = totalOf(cart);
  return (
    <details className={css.folded}>
      <summary className={css.foldedLine}>
        <Icon of={ShoppingBag} size={20} />
        <span className={css.strong}>{text('cart.totals')}</span>
        <span className={css.foldedCount}>{text('cart.count', { count: itemCount(cart) })}</span>
        {total !== null && <span className={css.foldedTotal}>{formatCents(total)}</span>}
        <Icon of={ChevronDown} size={20} className={css.foldedMark} />
      </summary>
      <OrderLines items={cart.items} />
      <div className={css.foldedSums}>
        <CartTotals cart={cart} />
      </div>
    </details>
  );
}
