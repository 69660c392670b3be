import type { CartSummary } from '#contract/cart-entity.ts';
import { centsFrom, formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';

/** The server's sums (CHECKOUT-04): tax when it has been worked out, discount and tip when there are any. */
export function CartTotals({ summary: { subTotal, discount, tax, tip, totalPrice } }: { readonly summary: CartSummary }) {
  const amount = (dollars: number | null | undefined) => formatCents(centsFrom(dollars ?? 0));
  const isKnown = tax !== null && tax !== undefined;
  return (
    <MoneyTable
      label={text('cart.totals')}
      rows={[
        { key: 'subtotal', label: text('cart.subtotal'), amount: amount(subTotal), ...(!isKnown && { note: text('cart.taxLater') }) },
        ...(discount ? [{ key: 'discount', label: text('cart.discount'), amount: amount(-discount), tone: 'good' as const }] : []),
        ...(isKnown ? [{ key: 'tax', label: text('cart.tax'), amount: amount(tax) }] : []),
        ...(tip ? [{ key: 'tip', label: text('cart.tip'), amount: amount(tip) }] : []),
      ]}
      total={{ label: text('cart.total'), amount: amount(totalPrice) }}
    />
  );
}
