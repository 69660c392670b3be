import { Link } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { missingForDelivery, orderableSubtotal, type UnavailableLine } from '#domain/cart/orderable.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { CartTotals } from './CartTotals.tsx';

interface CartFootProps {
  readonly cart: Cart;
  readonly unavailable: readonly UnavailableLine[];
  /** In cents; null where there is none. */
  readonly deliveryMinimum: Cents | null;
  /** A change waits for the guest's word above. */
  readonly isUndecided: boolean;
}

/** What the cart costs, and the way to the checkout: only when all of it can be ordered, and delivered. */
export function CartFoot({ cart: { items, cartSummary }, unavailable, deliveryMinimum, isUndecided }: CartFootProps) {
  const subtotal = orderableSubtotal(items, unavailable);
  const missing = missingForDelivery(deliveryMinimum, subtotal);
  const minimum = missing > 0 && (
    <Notice tone="info">{text('cart.minimum', { minimum: formatCents(deliveryMinimum ?? 0), missing: formatCents(missing) })}</Notice>
  );
  if (unavailable.length > 0) {
    // The sums of the server may count what cannot be ordered.
    return (
      <>
        <MoneyTable
          label={text('cart.totals')}
          rows={[{ key: 'subtotal', label: text('cart.subtotal'), amount: formatCents(subtotal), note: text('cart.orderable') }]}
        />
        <Notice tone="warn">
          <Stack gap={12}>
            <span>{text('cart.blocked')}</span>
            <span>
              <Link
                to="/app/startOrder.html"
                search={{ returnTo: '/app/cart.html' }}
                className={buttonClass({ tone: 'secondary', size: 'small' })}
              >
                {text('cart.changeOrder')}
              </Link>
            </span>
          </Stack>
        </Notice>
        {minimum}
      </>
    );
  }
  if (isUndecided) {
    return (
      <>
        <CartTotals summary={cartSummary} />
        <Notice tone="warn">{text('cart.undecided')}</Notice>
      </>
    );
  }
  return (
    <>
      <CartTotals summary={cartSummary} />
      {minimum}
      <StickyActions>
        {missing > 0 ? (
          <Link to="/app/menu.html" className={buttonClass({ isWide: true })}>
            {text('cart.addMore')}
          </Link>
        ) : (
          <Link to="/app/checkout.html" className={buttonClass({ isWide: true })}>
            {text('cart.checkout', { total: formatCents(cartSummary.totalPrice ?? 0) })}
          </Link>
        )}
      </StickyActions>
    </>
  );
}
