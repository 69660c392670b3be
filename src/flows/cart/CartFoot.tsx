import type { MouseEvent } from 'react';
import { Link } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { canCheckOutWithout, totalWithout, withoutUnavailable } from '#domain/cart/leave-out.ts';
import { missingForDelivery, orderableSubtotal, type DeliveryTerms, type UnavailableLine } from '#domain/cart/orderable.ts';
import { subtotalOf } from '#domain/cart/sums.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { Help } from '#domain/menu/help.ts';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { CartTotals } from './CartTotals.tsx';
import { FootActions } from './FootActions.tsx';
import { LazyDeliveryMinimum, LazyWaysToOrder } from './LazyMinimum.tsx';
import { NewSums } from './NewSums.tsx';

interface CartFootProps {
  readonly cart: Cart;
  readonly unavailable: readonly UnavailableLine[];
  /** The least that the order must come to; null where there is none. */
  readonly delivery: DeliveryTerms | null;
  /** A change waits for the guest's answer above. */
  readonly isUndecided: boolean;
  /** One sum, and the way to the page of the cart. */
  readonly isDrawer: boolean;
  /** A press of "Check out", which leads there unless it is prevented. */
  readonly onCheckOut: (press: MouseEvent) => void;
  /** The order of the cart was sent, and it is not known whether it was placed: the checkout asks. Not while a tab is placing it. */
  readonly isSent: boolean;
  /** Another tab is placing it right now. */
  readonly isPlacing: boolean;
  /** In the place of "Check out": the order cannot be had at its time. */
  readonly untimely: Untimely | null;
}

/** What the cart costs without what cannot be ordered, and the way to the checkout: only when something is left, and it can be delivered. */
export function CartFoot(props: CartFootProps) {
  const { cart, unavailable, delivery } = props;
  const missing = missingForDelivery(delivery, orderableSubtotal(cart.items, unavailable));
  return (
    <>
      <NewSums total={totalWithout(cart, unavailable)} missing={missing} />
      <Sums {...props} missing={missing} />
    </>
  );
}

function Sums({
  cart,
  unavailable,
  delivery,
  missing,
  isUndecided,
  isDrawer,
  onCheckOut,
  isSent,
  isPlacing,
  untimely,
}: CartFootProps & { readonly missing: Cents }) {
  const isShort = delivery !== null && missing > 0;
  const minimum = isShort && <LazyDeliveryMinimum {...{ delivery, missing }} />;
  const fullCart = isDrawer && (
    <Link to="/app/cart.html" className={buttonClass({ tone: 'quiet', isWide: true })}>
      {text('cart.full')}
    </Link>
  );
  // What can be ordered now says nothing of an order that was sent.
  if (isSent) {
    return (
      <>
        <Notice tone="warn">{text('cart.unsure')}</Notice>
        <Link to="/app/checkout.html" className={buttonClass({ isWide: true })}>
          {text('cart.unsure.check')}
        </Link>
        {fullCart}
      </>
    );
  }
  const total = totalWithout(cart, unavailable);
  const left = withoutUnavailable(cart, unavailable);
  const isLeavingOut = unavailable.length > 0;
  const sums =
    isLeavingOut && total === null ? (
      // The sums of the server may count what cannot be ordered.
      <Subtotal label={text('cart.subtotal.orderable')} amount={orderableSubtotal(cart.items, unavailable)} note={text('cart.orderable')} />
    ) : isDrawer ? (
      <Subtotal label={text('cart.subtotal.beforeTax')} amount={subtotalOf(left)} />
    ) : (
      <CartTotals cart={left} isShort={isShort} />
    );
  if (isPlacing) {
    return (
      <>
        {sums}
        {fullCart}
      </>
    );
  }
  if (isUndecided) {
    return (
      <>
        {sums}
        <Notice tone="warn">{text('cart.undecided')}</Notice>
        {fullCart}
      </>
    );
  }
  const changeTo = (label: string, tone: 'primary' | 'secondary', step?: Help) => (
    <Link to="/app/startOrder.html" search={{ returnTo: '/app/cart.html', step }} className={buttonClass({ tone, isWide: true })}>
      {label}
    </Link>
  );
  const change = isLeavingOut && changeTo(text('cart.changeOrder'), 'secondary');
  if (isShort) {
    return (
      <>
        {sums}
        {minimum}
        {change}
        <LazyWaysToOrder {...{ delivery, missing, isDrawer }} />
        {fullCart}
      </>
    );
  }
  const first = !canCheckOutWithout(cart, unavailable) ? (
    <Link to="/app/menu.html" className={buttonClass({ isWide: true })}>
      {text('cart.empty.go')}
    </Link>
  ) : untimely ? (
    // As a guest presses it in vain until then.
    changeTo(untimely.choose, 'primary', untimely.help)
  ) : (
    <Link to="/app/checkout.html" className={buttonClass({ isWide: true })} onClick={onCheckOut}>
      {checkOutWords(unavailable.length, total)}
    </Link>
  );
  return (
    <>
      {sums}
      <FootActions {...{ first, isDrawer }} second={change} />
      {fullCart}
    </>
  );
}

function checkOutWords(leftOut: number, total: Cents | null): string {
  const key = leftOut > 0 ? 'cart.checkout.without' : 'cart.checkout';
  return total === null ? text(`${key}.unpriced`, { count: leftOut }) : text(key, { count: leftOut, total: formatCents(total) });
}

const Subtotal = ({ label, amount, note }: { readonly label: string; readonly amount: Cents; readonly note?: string }) => (
  <MoneyTable label={text('cart.totals')} rows={[{ key: 'subtotal', label, amount: formatCents(amount), note }]} />
);
