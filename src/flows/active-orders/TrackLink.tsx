import { Link } from '@tanstack/react-router';
import { pageIdOf, type OwnedOrder } from '#domain/order/active-orders.ts';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface TrackLinkProps {
  readonly order: OwnedOrder;
  readonly tone: 'primary' | 'secondary';
  /** The number is read too: there are others like it. Default: it is heard only. */
  readonly isNumbered?: boolean;
}

/** The way to the page of an order. */
export const TrackLink = ({ order, tone, isNumbered = false }: TrackLinkProps) => (
  <Link to="/app/activeorder/$orderId" params={{ orderId: pageIdOf(order) }} className={buttonClass({ tone })}>
    {isNumbered ? (
      text('activeOrders.track.of', { number: order.number })
    ) : (
      <>
        <span aria-hidden>{text('activeOrders.track')}</span>
        <VisuallyHidden>{text('activeOrders.track.of', { number: order.number })}</VisuallyHidden>
      </>
    )}
  </Link>
);
