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
  /** One sum, and the way to the page of the cart. */
  readonly isDrawer: boolean;
}

/** What the cart costs, and the way to the checkout: only when all of it can be ordered, and delivered. */
export function CartFoot({ cart, unavailable, deliveryMinimum, isUndecided, isDrawer }: CartFootProps) {
  const { items, cartSummary } = cart;
  const subtotal = orderableSubtotal(items, unavailable);
  const missing = missingForDelivery(deliveryMinimum, subtotal);
  const minimum = missing > 0 && (
    <Notice tone="info">{text('cart.minimum', { minimum: formatCents(deliveryMinimum ?? 0), missing: formatCents(missing) })}</Notice>
  );
  const fullCart = isDrawer && (
    <Link to="/app/cart.html" className={buttonClass({ tone: 'quiet', isWide: true })}>
      {text('cart.full')}
    </Link>
  );
  if (unavailable.length > 0) {
    return (
      <>
        {/* The sums of the server may count what cannot be ordered. */}
        <Subtotal label={text('cart.subtotal.orderable')} amount={subtotal} note={text('cart.orderable')} />
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
        {fullCart}
      </>
    );
  }
  const sums = isDrawer ? (
    <Subtotal label={text('cart.subtotal.beforeTax')} amount={cartSummary.subTotal ?? 0} />
  ) : (
    <CartTotals cart={cart} />
  );
  if (isUndecided) {
    return (
      <>
        {sums}
        <Notice tone="warn">{text('cart.undecided')}</Notice>
        {fullCart}
      </>
    );
  }
  const onward =
    missing > 0 ? (
      <Link to="/app/menu.html" className={buttonClass({ isWide: true })}>
        {text('cart.addMore')}
      </Link>
    ) : (
      <Link to="/app/checkout.html" className={buttonClass({ isWide: true })}>
        {text('cart.checkout', { total: formatCents(cartSummary.totalPrice ?? 0) })}
      </Link>
    );
  return (
    <>
      {sums}
      {minimum}
      {isDrawer ? onward : <StickyActions>{onward}</StickyActions>}
      {fullCart}
    </>
  );
}

const Subtotal = ({ label, amount, note }: { readonly label: string; readonly amount: Cents; readonly note?: string }) => (
  <MoneyTable label={text('cart.totals')} rows={[{ key: 'subtotal', label, amount: formatCents(amount), note }]} />
);
