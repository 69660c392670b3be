import type { Cart } from '#domain/cart/cart.ts';
import { itemCount } from '#domain/navigation/order-bar.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';

interface CartTotalsProps {
  readonly cart: Pick<Cart, 'items' | 'cartSummary'>;
}

/** The server's sums (CHECKOUT-04): tax when it has been worked out, discount and tip when there are any. */
export function CartTotals({ cart }: CartTotalsProps) {
  const { subTotal, discount, tax, tip, totalPrice } = cart.cartSummary;
  return (
    <MoneyTable
      label={text('cart.totals')}
      rows={[
        {
          key: 'subtotal',
          label: text('cart.subtotal', { count: itemCount(cart) }),
          amount: formatCents(subTotal ?? 0),
          ...(tax === null && { note: text('cart.taxLater') }),
        },
        ...(discount ? [{ key: 'discount', label: text('cart.discount'), amount: formatCents(-discount), tone: 'good' as const }] : []),
        ...(tax === null ? [] : [{ key: 'tax', label: text('cart.tax'), amount: formatCents(tax) }]),
        ...(tip ? [{ key: 'tip', label: text('cart.tip'), amount: formatCents(tip) }] : []),
      ]}
      total={{ label: text(tax === null ? 'cart.total.estimated' : 'cart.total'), amount: formatCents(totalPrice ?? 0) }}
    />
  );
}
