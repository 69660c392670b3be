import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { totalOf } from '#domain/cart/sums.ts';
import { formatCents } from '#domain/money/money.ts';
import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { Page } from '#src/ui/Page.tsx';
import type { ConfirmedCafe } from './confirmed-cafe.ts';

interface CanceledOrderViewProps {
  readonly cart: Pick<Cart, 'orderId' | 'maskedOrderId' | 'cartSummary'>;
  /** Null where it is not known, or not yet. */
  readonly cafe: Pick<ConfirmedCafe, 'name' | 'phone'> | null;
}

/** In place of an order that was canceled: which it was, what that means for the money, and whom to call. */
export function CanceledOrderView({ cart, cafe }: CanceledOrderViewProps) {
  // It comes in place of the order, and of the question on its page.
  useEffect(focusHeadingIfLost, []);
  const total = totalOf(cart);
  return (
    <Page heading={null} width="columns">
      <EmptyState
        level="h1"
        picture={<EmptyDish label={text('confirmation.canceled.scene')} beside="spoon" />}
        heading={text('confirmation.canceled')}
        action={
          <>
            <Link to="/app/menu.html" className={buttonClass()}>
              {text('confirmation.canceled.menu')}
            </Link>
            {cafe && (
              <ButtonLink tone="secondary" href={`tel:${cafe.phone}`}>
                {text('confirmation.call', { phone: formatPhone(cafe.phone) })}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{text('confirmation.canceled.order', { number: cart.maskedOrderId ?? cart.orderId ?? '' })}</p>
        <p>
          {cafe ? text('confirmation.canceled.cafe', { cafe: cafe.name }) : text('confirmation.canceled.noCafe')}{' '}
          {total === null ? text('confirmation.canceled.money') : text('confirmation.canceled.amount', { total: formatCents(total) })}
        </p>
        {cafe && <p>{text('confirmation.canceled.call', { cafe: cafe.name })}</p>}
      </EmptyState>
    </Page>
  );
}
