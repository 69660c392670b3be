import { Link } from '@tanstack/react-router';
import { pageIdOf, type OwnedOrder } from '#domain/order/active-orders.ts';
import { momentLabel } from '#domain/time/label.ts';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import * as css from './ActiveOrders.css.ts';

interface LaterOrdersProps {
  /** Each with the cafe-local time at which it is read. */
  readonly orders: readonly { readonly order: OwnedOrder; readonly now: string }[];
}

/** Orders for later: the way back to each, before the banner has it (ACTIVE-01). */
export const LaterOrders = ({ orders }: LaterOrdersProps) =>
  orders.length > 0 && (
    <section className={css.help} aria-label={text('activeOrders.later.label')}>
      <ul>
        {orders.map(({ order, now }) => (
          <li key={order.orderId} className={css.helpWords}>
            <span className={css.quiet}>
              {text('activeOrders.later.order', { when: momentLabel(order.at, now), cafe: order.cafeName })}
            </span>
            <Link to="/app/activeorder/$orderId" params={{ orderId: pageIdOf(order) }} className={css.helpLink}>
              {text('activeOrders.later.link', { number: order.number })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
