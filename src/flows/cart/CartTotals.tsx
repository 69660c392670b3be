import { restOf, subtotalOf, takenOff, totalOf, type SummedCart } from '#domain/cart/sums.ts';
import { discountLines } from '#domain/discount/applied.ts';
import { itemCount } from '#domain/navigation/order-bar.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';

interface CartTotalsProps {
  readonly cart: SummedCart;
  /** It is too little to be delivered: no total is worked out. Default: false. */
  readonly isShort?: boolean;
}

/** The server's sums (CHECKOUT-04): tax when it has been worked out, discounts by their names, fees and tip when there are any. They add up to the total. */
export function CartTotals({ cart, isShort = false }: CartTotalsProps) {
  const { tax, tip } = cart.cartSummary;
  const total = totalOf(cart);
  const rest = isShort ? 0 : restOf(cart);
  return (
    <MoneyTable
      label={text('cart.totals')}
      rows={[
        {
          key: 'subtotal',
          label: text('cart.subtotal', { count: itemCount(cart) }),
          amount: formatCents(subtotalOf(cart)),
          ...(tax === null && !isShort && rest === 0 && { note: text('cart.taxLater') }),
        },
        ...discountLines(cart.discounts, takenOff(cart)).map(({ discount: applied, amount }) => ({
          key: applied?.code ?? 'discount',
          label: applied === null ? text('cart.discount') : ((applied.isReward ? applied.name : null) ?? applied.code),
          amount: formatCents(-amount),
          tone: 'good' as const,
        })),
        ...(tax === null || isShort ? [] : [{ key: 'tax', label: text('cart.tax'), amount: formatCents(tax) }]),
        ...(rest > 0 ? [{ key: 'rest', label: text(tax === null ? 'cart.rest' : 'cart.fees'), amount: formatCents(rest) }] : []),
        ...cart.donations.map(({ id, name, amount }) => ({ key: `donation ${id}`, label: name, amount: formatCents(amount) })),
        ...(tip ? [{ key: 'tip', label: text('cart.tip'), amount: formatCents(tip) }] : []),
      ]}
      total={
        isShort
          ? undefined
          : {
              label: text(tax === null ? 'cart.total.estimated' : 'cart.total'),
              amount: total === null ? text('cart.total.later') : formatCents(total),
            }
      }
    />
  );
}
